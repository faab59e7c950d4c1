import type { Pcm } from '../domain/pcm';
import type { Voice } from '../domain/voice';
import type { WordTiming } from '../domain/word-timing';

/**
 * What an engine declares: its voices, its limits, its licence. The ranges of speed, pitch and volume are not among
 * them: post-processing applies all three to the speech of every engine, over `SETTING_RANGES`.
 */
export interface EngineCard {
  /** Name of the engine, shown with each result. */
  readonly provider: string;
  /** Changes whenever the same text may sound different: stored audio of another version is not reused. */
  readonly version: string;
  /** SPDX identifier of the engine's licence; each voice states its own. */
  readonly licence: string;
  readonly voices: readonly Voice[];
  /** Longest text of one `speak` call, in code points; longer ones are split by the caller. */
  readonly maxPartChars: number;
  /** Set by an engine that speaks in the service's own worker threads, where post-processing is queued as well. */
  readonly speaksInPool?: true;
  /** Whether `SpokenPart.words` covers the text; otherwise it is empty. */
  readonly timesWords: boolean;
}

export interface SpeechPart {
  readonly voice: Voice;
  /** Plain words (NFC). Whatever it holds is read aloud or left out, never obeyed as markup. */
  readonly text: string;
}

/** Mono speech at the engine's natural tempo, pitch and level. */
export interface SpokenPart {
  readonly pcm: Pcm;
  readonly sampleRate: number;
  /** In the order in which they are heard. */
  readonly words: readonly WordTiming[];
}

/**
 * Speaks one part of a text. Port with one adapter per engine; every adapter passes
 * `test/contracts/speech-engine.contract.ts`.
 */
export abstract class SpeechEngine {
  abstract readonly card: EngineCard;

  /**
   * Called once before the parts of a whole text are spoken. Most engines accept everything.
   * @throws EngineBusy when too much work is queued already.
   */
  admit(_whole: SpeechPart): void {}

  /** Seconds until what waits for the engine is done, as estimated. Most engines know of nothing that waits. */
  get waitSec(): number {
    return 0;
  }

  /**
   * Speaks one part. Safe to call at the same time for many parts; an aborted signal stops the work
   * and rejects with the signal's reason.
   * @throws SynthesisFailed when the engine fails, crashes or takes too long, or the voice is not its own.
   * @throws EngineUnavailable when the engine itself is down, whatever the text.
   */
  abstract speak(part: SpeechPart, signal?: AbortSignal): Promise<SpokenPart>;

  /** Releases processes and connections of the engine. Most have none. */
  async close(): Promise<void> {}
}
