import { EngineBusy, EngineUnavailable, SynthesisFailed } from '../../domain/speech-failure';
import { decodeWav, looksLikeWav, UnreadableWav, type WavSpeech } from '../../audio/wav-reader';
import { fromPcm16 } from '../../audio/waveform';
import { doublingPauseSec } from '../../workers/doubling-pause';
import { Semaphore } from '../../workers/semaphore';
import { exchange } from './exchange';
import { pause } from './pause';
import { readAnswer } from './read-answer';
import { ServerFault } from './server-fault';
import type { ServerVoice } from './server-voice';

/** What the settings say of the server. */
export interface SpeechServer {
  /** The whole address of its speech route. */
  readonly url: URL;
  readonly apiKey: string | null;
  readonly model: string;
  /** What to ask for: `pcm` is 16-bit little-endian mono at the voice's rate. */
  readonly format: 'wav' | 'pcm';
  /** Parts that it may be sent at the same time. */
  readonly concurrency: number;
  readonly timeLimitSec: number;
}

/** OpenAI's rate, which most compatible servers have too, in Hz. */
const USUAL_SAMPLE_RATE = 24_000;
/** Parts that may wait for each permit; together they wait about as long as a request may take. */
const MAX_WAITING_PER_PERMIT = 40;
/** What a part takes, as it is reckoned. */
const PART_SEC = 1.5;
/** Different texts in a row that show, by the kind of fault, that it is the server's. */
const FAILED_TEXTS = { text: 5, either: 2 } as const;
/** A text waits no longer in all for a server that is busy: half of what a request may take, so that it can be spoken. */
const LONGEST_BUSY_SEC = 30;

/** Longest speech accepted: a second for each code point and some more, in 16-bit stereo or 32-bit mono. */
const MAX_SEC_PER_CHAR = 1;
const EXTRA_SEC = 10;
const MAX_FRAME_BYTES = 4;

/**
 * Has texts spoken by a server with OpenAI's route `POST /v1/audio/speech` ("Create speech" in its API reference).
 * Of a request, only its text and the name of a voice are sent: no `speed`, which many servers ignore or bend the
 * voice for; post-processing changes the tempo of every engine's speech exactly.
 */
export class SpeechServerClient {
  private readonly permits: Semaphore;
  /** Whether it has spoken since it was last considered down. */
  private isTrusted = false;
  /** Different texts that failed since it last spoke, by the kind of fault. */
  private readonly failedOn = { text: new Set<string>(), either: new Set<string>() };
  /** Rates that voices without a stated one were last heard at, by the server's names of them. */
  private readonly heardRates = new Map<string, number>();

  constructor(readonly server: SpeechServer) {
    const { concurrency } = server;
    this.permits = new Semaphore(concurrency, concurrency * MAX_WAITING_PER_PERMIT);
  }

  /** Samples per second of a voice; where only its speech can tell and it has not spoken, as another voice spoke. */
  sampleRateOf({ name, sampleRate }: ServerVoice): number {
    const [heard = USUAL_SAMPLE_RATE] = this.heardRates.values();
    return sampleRate ?? this.heardRates.get(name) ?? heard;
  }

  /** Seconds until the parts that wait are spoken, as estimated. */
  get waitSec(): number {
    return (this.permits.waitingTasks / this.server.concurrency) * PART_SEC;
  }

  /** Whether a rate is known because a voice has been heard. */
  get hasHeard(): boolean {
    return this.heardRates.size > 0;
  }

  /**
   * Speaks one text. A server without a free place (429) is asked again after the time that it names, else after
   * growing pauses; meanwhile others may have this text's permit.
   * @throws EngineBusy when it stays busy, EngineUnavailable, SynthesisFailed; the signal's reason when it is aborted
   */
  async speak(input: string, voice: ServerVoice, signal?: AbortSignal): Promise<WavSpeech> {
    let waitedSec = 0;
    for (let refusals = 1; ; refusals++) {
      try {
        return await this.permits.run(() => this.ask(input, voice, signal), signal);
      } catch (error) {
        if (!(error instanceof ServerFault)) throw error;
        if (error.blame !== 'busy') throw this.failureOf(error, input);
        const pauseSec = error.retryAfterSec ?? doublingPauseSec(refusals);
        waitedSec += pauseSec;
        if (waitedSec > LONGEST_BUSY_SEC) throw new EngineBusy(pauseSec);
        await pause(pauseSec, signal);
      }
    }
  }

  private async ask(input: string, voice: ServerVoice, signal?: AbortSignal): Promise<WavSpeech> {
    const { url, apiKey, model, format, timeLimitSec } = this.server;
    const body = { model, input, voice: voice.name, response_format: format };
    const maxSec = EXTRA_SEC + input.length * MAX_SEC_PER_CHAR;
    const maxBytes = maxSec * this.sampleRateOf(voice) * MAX_FRAME_BYTES;
    const audio = { type: /^audio\/|^(application|binary)\/octet-stream$/, name: 'audio', maxBytes };
    const call = { url, apiKey, accept: 'audio/*', body, timeLimitSec };
    const bytes = await exchange(call, (response) => readAnswer(response, audio), signal);
    const spoken = this.speechIn(bytes, voice);
    this.noteSuccess();
    return spoken;
  }

  private speechIn(bytes: Uint8Array, voice: ServerVoice): WavSpeech {
    try {
      // Some servers answer with WAV whatever the request says.
      if (this.server.format === 'pcm' && !looksLikeWav(bytes))
        return { pcm: samplesOfPcm(bytes), sampleRate: this.sampleRateOf(voice) };
      const spoken = decodeWav(bytes);
      this.checkRate(spoken.sampleRate, voice);
      return spoken;
    } catch (error) {
      if (!(error instanceof UnreadableWav)) throw error;
      throw new ServerFault('text', `the speech server's audio cannot be used: ${error.message}`);
    }
  }

  private checkRate(heard: number, { name, sampleRate }: ServerVoice): void {
    if (sampleRate === null) this.heardRates.set(name, heard);
    else if (heard !== sampleRate)
      throw new ServerFault(
        'either',
        `the speech server spoke at ${heard} Hz, not at ${sampleRate} Hz as is stated`,
      );
  }

  private noteSuccess(): void {
    this.isTrusted = true;
    for (const texts of Object.values(this.failedOn)) texts.clear();
  }

  private failureOf(fault: ServerFault, input: string): EngineUnavailable | SynthesisFailed {
    if (this.isTheTexts(fault, input))
      return new SynthesisFailed('the engine could not speak the text', fault);
    this.isTrusted = false;
    return new EngineUnavailable(fault.retryAfterSec ?? 1, fault);
  }

  /**
   * A server that has not spoken yet, or not since it was down, is not ready, whatever it answers about the text.
   * Later, a fault that may be the text's counts as such, however often that text is tried: a single text never
   * puts the voices out of service for everybody. Several texts in a row do, with nothing spoken in between.
   */
  private isTheTexts({ blame }: ServerFault, input: string): boolean {
    if ((blame !== 'text' && blame !== 'either') || !this.isTrusted) return false;
    return this.failedOn[blame].add(input).size < FAILED_TEXTS[blame];
  }
}

function samplesOfPcm(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  if (bytes.length % 2 !== 0) throw new UnreadableWav('it ends within a sample');
  return fromPcm16(bytes);
}
