import type { Language } from '../../domain/voice';
import { exchange } from './exchange';
import { readAnswer } from './read-answer';
import { ServerFault } from './server-fault';
import type { ServerVoice } from './server-voice';
import { voicesInList } from './voice-list';

/** Where the list of voices is, and in which language its voices speak that are listed without one. */
export interface VoiceListSource {
  /** The whole address of the speech route. */
  readonly url: URL;
  readonly apiKey: string | null;
  readonly model: string;
  readonly unstatedLanguage: Language;
}

const TIME_LIMIT_SEC = 10;
const JSON_LIST = { type: /^application\/([\w.-]+\+)?json$/, name: 'a list of voices', maxBytes: 2 ** 20 };

/**
 * Asks the server for its voices: beside the speech route at `/audio/voices`, else at `/voices`, for the model that it
 * is asked for where it has several.
 * @returns at least one voice
 * @throws ServerFault, also for lists without a voice that can be used; the signal's reason when it is aborted
 */
export async function readVoiceList(source: VoiceListSource, signal?: AbortSignal): Promise<ServerVoice[]> {
  const faults: string[] = [];
  for (const route of ['voices', '../voices']) {
    const url = new URL(route, source.url);
    url.searchParams.set('model', source.model);
    try {
      const voices = await readFrom(url, source, signal);
      if (voices.length > 0) return voices;
      faults.push(`${url.pathname}: it has no voice that can be used`);
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error;
      faults.push(`${url.pathname}: ${error.message}`);
    }
  }
  throw new ServerFault('either', `there is no list of voices; ${faults.join('; ')}`);
}

async function readFrom(
  url: URL,
  { apiKey, unstatedLanguage }: VoiceListSource,
  signal?: AbortSignal,
): Promise<ServerVoice[]> {
  const call = { url, apiKey, accept: 'application/json', timeLimitSec: TIME_LIMIT_SEC };
  const bytes = await exchange(call, (response) => readAnswer(response, JSON_LIST), signal);
  return voicesInList(parse(Buffer.from(bytes).toString()), unstatedLanguage);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ServerFault('either', 'the speech server sent a list that is not JSON', undefined, error);
  }
}
