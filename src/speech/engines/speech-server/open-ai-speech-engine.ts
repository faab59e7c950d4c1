import { createHash } from 'node:crypto';
import type { ServerVoice } from '../../../config/speech-server';
import { SpeechEngine, type EngineCard, type SpeechPart, type SpokenPart } from '../speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../../domain/speech-failure';
import type { Voice } from '../../domain/voice';
import { decodeWav, looksLikeWav, UnreadableWav } from '../../audio/wav-reader';
import { fromPcm16 } from '../../audio/waveform';
import { postForAudio } from './post-for-audio';
import { ServerFault } from './server-fault';
import { Semaphore } from '../../workers/semaphore';

export const SPEECH_SERVER_PROVIDER = 'speech-server';

/** What the settings say of the server. */
export interface SpeechServer {
  /** The whole address of its speech route. */
  readonly url: URL;
  readonly apiKey: string | null;
  readonly model: string;
  readonly voices: readonly ServerVoice[];
  /** SPDX identifier of the voices' licence; `unknown` when it is not stated. */
  readonly licence: string;
  /** What to ask for: `pcm` is 16-bit little-endian mono at the voice's rate. */
  readonly format: 'wav' | 'pcm';
  /** Parts that it may be sent at the same time. */
  readonly concurrency: number;
  readonly timeLimitSec: number;
}

/** OpenAI takes 4096; shorter parts are ready sooner and are spoken in parallel. */
const MAX_PART_CHARS = 400;
/** Parts that may wait for each permit; together they wait about as long as a request may take. */
const MAX_WAITING_PER_PERMIT = 40;
/** Different texts in a row that show, by the kind of fault, that it is the server's. */
const FAILED_TEXTS = { text: 5, either: 2 } as const;
/** Mean of the common neural voices; for estimates only. */
const CHARS_PER_SEC = 15;

/** Longest speech accepted: a second for each code point and some more, in 16-bit stereo or 32-bit mono. */
const MAX_SEC_PER_CHAR = 1;
const EXTRA_SEC = 10;
const MAX_FRAME_BYTES = 4;

/**
 * A server with OpenAI's route `POST /v1/audio/speech` ("Create speech" in its API reference), which many
 * others offer too. The settings name the server; of a request, only its text and the name of a voice from the
 * settings are sent.
 */
export class OpenAiSpeechEngine extends SpeechEngine {
  readonly card: EngineCard;
  private readonly byId: ReadonlyMap<string, ServerVoice>;
  private readonly permits: Semaphore;
  /** Whether it has spoken since it was last considered down. */
  private isTrusted = false;
  /** Different texts that failed since it last spoke, by the kind of fault. */
  private readonly failedOn = { text: new Set<string>(), either: new Set<string>() };

  constructor(private readonly server: SpeechServer) {
    super();
    const { voices, licence, concurrency } = server;
    this.byId = new Map(voices.map((voice) => [voice.speakerId, voice]));
    this.permits = new Semaphore(concurrency, concurrency * MAX_WAITING_PER_PERMIT);
    this.card = {
      provider: SPEECH_SERVER_PROVIDER,
      version: versionOf(server),
      licence,
      voices: voices.map((voice) => describeVoice(voice, licence)),
      maxPartChars: MAX_PART_CHARS,
      timesWords: false,
    };
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const serverVoice = this.byId.get(voice.speakerId);
    if (!serverVoice) throw new SynthesisFailed(`${SPEECH_SERVER_PROVIDER} has no voice ${voice.speakerId}`);
    signal?.throwIfAborted();
    const input = plainText(text);
    if (!/[\p{L}\p{N}\p{S}]/u.test(input))
      return { pcm: new Float32Array(0), sampleRate: serverVoice.sampleRate, words: [] };
    return this.permits.run(() => this.ask(input, serverVoice, signal), signal);
  }

  private async ask(input: string, voice: ServerVoice, signal?: AbortSignal): Promise<SpokenPart> {
    const { url, apiKey, model, format, timeLimitSec } = this.server;
    const body = { model, input, voice: voice.name, response_format: format };
    const maxSec = EXTRA_SEC + input.length * MAX_SEC_PER_CHAR;
    const maxBytes = maxSec * voice.sampleRate * MAX_FRAME_BYTES;
    try {
      const bytes = await postForAudio({ url, apiKey, body, timeLimitSec, maxBytes }, signal);
      const pcm = samplesOf(bytes, format, voice);
      this.noteSuccess();
      return { pcm, sampleRate: voice.sampleRate, words: [] };
    } catch (error) {
      throw error instanceof ServerFault ? this.failureOf(error, input) : error;
    }
  }

  private noteSuccess(): void {
    this.isTrusted = true;
    for (const texts of Object.values(this.failedOn)) texts.clear();
  }

  private failureOf(fault: ServerFault, input: string): EngineUnavailable | SynthesisFailed {
    if (this.isTheTexts(fault, input))
      return new SynthesisFailed('the engine could not speak the text', fault);
    this.isTrusted = false;
    return new EngineUnavailable(fault.retryAfterSec, fault);
  }

  /**
   * A server that has not spoken yet, or not since it was down, is not ready, whatever it answers about the text.
   * Later, a fault that may be the text's counts as such, however often that text is tried: a single text never
   * puts the voices out of service for everybody. Several texts in a row do, with nothing spoken in between.
   */
  private isTheTexts({ blame }: ServerFault, input: string): boolean {
    if (blame === 'down' || !this.isTrusted) return false;
    return this.failedOn[blame].add(input).size < FAILED_TEXTS[blame];
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

function samplesOf(bytes: Uint8Array, format: 'wav' | 'pcm', voice: ServerVoice): Float32Array<ArrayBuffer> {
  try {
    // Some servers answer with WAV whatever the request says.
    if (format === 'pcm' && !looksLikeWav(bytes)) return samplesOfPcm(bytes);
    const { pcm, sampleRate } = decodeWav(bytes);
    if (sampleRate !== voice.sampleRate) {
      const said = `${voice.sampleRate} Hz as SPEECH_SERVER_VOICES says`;
      throw new ServerFault('either', `the speech server spoke at ${sampleRate} Hz, not at ${said}`);
    }
    return pcm;
  } catch (error) {
    if (!(error instanceof UnreadableWav)) throw error;
    throw new ServerFault('text', `the speech server's audio cannot be used: ${error.message}`);
  }
}

function samplesOfPcm(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  if (bytes.length % 2 !== 0) throw new UnreadableWav('it ends within a sample');
  return fromPcm16(bytes);
}

function describeVoice(voice: ServerVoice, licence: string): Voice {
  const { speakerId, name, language, region, gender, sampleRate } = voice;
  return {
    speakerId,
    speakerName: name,
    provider: SPEECH_SERVER_PROVIDER,
    language,
    region,
    gender,
    licence,
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
