import { createHash } from 'node:crypto';
import type { ServerVoice } from '../../../config/speech-server';
import {
  SpeechEngine,
  type EngineCard,
  type SpeechPart,
  type SpokenPart,
} from '../../application/speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../../domain/speech-failure';
import type { Voice } from '../../domain/voice';
import { decodeWav, looksLikeWav, UnreadableWav } from '../audio/wav-reader';
import { postForAudio } from './post-for-audio';
import { ServerFault } from './server-fault';
import { Turns } from './turns';

export const SPEECH_SERVER_PROVIDER = 'speech-server';

/** What the settings say of the server. */
export interface SpeechServer {
  /** The whole address of its speech route. */
  readonly url: URL;
  readonly apiKey: string | null;
  readonly model: string;
  readonly voices: readonly ServerVoice[];
  /** SPDX identifier of the voices' licence; `unknown` when nobody says. */
  readonly licence: string;
  /** What to ask for: `pcm` is 16-bit little-endian mono at the voice's rate. */
  readonly format: 'wav' | 'pcm';
  /** Parts that it may be given at once. */
  readonly concurrency: number;
  readonly timeLimitSec: number;
}

/** OpenAI takes 4096; shorter parts are ready sooner and are spoken side by side. */
const MAX_PART_CHARS = 400;
/** Parts that may wait for each place; together they wait about as long as a request may take. */
const MAX_WAITING_PER_PLACE = 40;
/** Mean of the common neural voices; for estimates only. */
const CHARS_PER_SEC = 15;

/** Longest speech accepted: a second for each code point and some beside, in 16-bit stereo or 32-bit mono. */
const MAX_SEC_PER_CHAR = 1;
const MAX_SEC_BESIDE = 10;
const MAX_FRAME_BYTES = 4;

/**
 * A server with OpenAI's route `POST /v1/audio/speech` ("Create speech" in its API reference), which many
 * others offer too. The server is named by the settings; nothing of a request but its text and the name of a
 * voice from the settings goes there.
 */
export class OpenAiSpeechEngine extends SpeechEngine {
  readonly card: EngineCard;
  private readonly byId: ReadonlyMap<string, ServerVoice>;
  private readonly turns: Turns;
  /** `new` until it has spoken once; then whether it has spoken since its last fault. */
  private record: 'new' | 'good' | 'doubtful' = 'new';

  constructor(private readonly server: SpeechServer) {
    super();
    const { voices, licence, concurrency } = server;
    this.byId = new Map(voices.map((voice) => [voice.speakerId, voice]));
    this.turns = new Turns(concurrency, concurrency * MAX_WAITING_PER_PLACE);
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
    return this.turns.run(() => this.ask(input, serverVoice, signal), signal);
  }

  private async ask(input: string, voice: ServerVoice, signal?: AbortSignal): Promise<SpokenPart> {
    const { url, apiKey, model, format, timeLimitSec } = this.server;
    const body = { model, input, voice: voice.name, response_format: format };
    const maxSec = MAX_SEC_BESIDE + input.length * MAX_SEC_PER_CHAR;
    const maxBytes = maxSec * voice.sampleRate * MAX_FRAME_BYTES;
    try {
      const bytes = await postForAudio({ url, apiKey, body, timeLimitSec, maxBytes }, signal);
      const pcm = samplesOf(bytes, format, voice);
      this.record = 'good';
      return { pcm, sampleRate: voice.sampleRate, words: [] };
    } catch (error) {
      throw error instanceof ServerFault ? this.failureOf(error) : error;
    }
  }

  /**
   * A server that has never spoken is not ready, whatever it says of the text. Later, a fault that may be the
   * text's is taken for it when the server has spoken since its last one, so that a text seldom puts the voices
   * out of service for everybody; the next in a row is the server's.
   */
  private failureOf(fault: ServerFault): EngineUnavailable | SynthesisFailed {
    const { record } = this;
    const isTheTexts =
      (fault.blame === 'text' && record !== 'new') || (fault.blame === 'either' && record === 'good');
    if (fault.blame !== 'text' && record === 'good') this.record = 'doubtful';
    return isTheTexts
      ? new SynthesisFailed('the engine could not speak the text', fault)
      : new EngineUnavailable(fault.retryAfterSec, fault);
  }
}

/**
 * The words alone: servers obey tags such as `[pause:2s]` and `<break/>`, so nothing that opens one is left.
 * Characters that are no text become spaces too.
 */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}[\]<>{}|\\]+/gu, ' ')
    .trim();
}

function samplesOf(bytes: Uint8Array, format: 'wav' | 'pcm', voice: ServerVoice): Float32Array<ArrayBuffer> {
  try {
    // Some servers answer with WAV whatever they are asked for.
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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true) / 2 ** 15);
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

/** Another address, model or format may sound different. What the server changes by itself cannot be seen. */
function versionOf({ url, model, format }: SpeechServer): string {
  return createHash('sha256')
    .update(JSON.stringify([url.href, model, format]))
    .digest('hex')
    .slice(0, 12);
}
