import { createHash } from 'node:crypto';
import { SpeechEngine, type EngineCard, type SpeechPart, type SpokenPart } from '../speech-engine';
import { SynthesisFailed } from '../../domain/speech-failure';
import type { Voice } from '../../domain/voice';
import type { ServerVoice } from './server-voice';
import type { SpeechServer, SpeechServerClient } from './speech-server-client';

export const SPEECH_SERVER_PROVIDER = 'speech-server';

/** OpenAI takes 4096; shorter parts are ready sooner and are spoken in parallel. */
const MAX_PART_CHARS = 400;
/** Mean of the common neural voices; for estimates only. */
const CHARS_PER_SEC = 15;

/** Speaks with voices of a server that has OpenAI's speech route. */
export class OpenAiSpeechEngine extends SpeechEngine {
  readonly card: EngineCard;
  private readonly byId: ReadonlyMap<string, ServerVoice>;

  /** @param licence SPDX identifier of the voices' licence; `unknown` when it is not stated */
  constructor(
    private readonly client: SpeechServerClient,
    voices: readonly ServerVoice[],
    licence: string,
  ) {
    super();
    this.byId = new Map(voices.map((voice) => [voice.speakerId, voice]));
    this.card = {
      provider: SPEECH_SERVER_PROVIDER,
      version: versionOf(client.server),
      licence,
      voices: voices.map((voice) => describeVoice(voice, client.sampleRateOf(voice), licence)),
      maxPartChars: MAX_PART_CHARS,
      timesWords: false,
    };
  }

  override get waitSec(): number {
    return this.client.waitSec;
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const serverVoice = this.byId.get(voice.speakerId);
    if (!serverVoice) throw new SynthesisFailed(`${SPEECH_SERVER_PROVIDER} has no voice ${voice.speakerId}`);
    signal?.throwIfAborted();
    const input = plainText(text);
    if (!/[\p{L}\p{N}\p{S}]/u.test(input))
      return { pcm: new Float32Array(0), sampleRate: voice.sampleRate, words: [] };
    return { ...(await this.client.speak(input, serverVoice, signal)), words: [] };
  }
}

/**
 * Only the words: servers obey tags such as `[pause:2s]` and `<break/>`, so nothing that opens one is left.
 * Characters that are no text become spaces as well.
 */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}[\]<>{}|\\]+/gu, ' ')
    .trim();
}

function describeVoice(
  { speakerId, speakerName, language, region, gender }: ServerVoice,
  sampleRate: number,
  licence: string,
): Voice {
  return {
    speakerId,
    speakerName,
    provider: SPEECH_SERVER_PROVIDER,
    language,
    region,
    gender,
    licence,
    quality: 'natural',
    sampleRate,
    charsPerSec: CHARS_PER_SEC,
  };
}

/** Another address, model or format may sound different. Changes on the server itself cannot be seen. */
function versionOf({ url, model, format }: SpeechServer): string {
  return createHash('sha256')
    .update(JSON.stringify([url.href, model, format]))
    .digest('hex')
    .slice(0, 12);
}
