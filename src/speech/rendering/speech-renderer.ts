import type { AudioType } from '../domain/audio-type';
import type { SpokenText } from '../domain/passage';
import type { WordTiming } from '../domain/word-timing';

/** One text to render. */
export interface RenderJob extends SpokenText {
  readonly audioType: AudioType;
}

/** A finished, checked audio file. */
export interface RenderedSpeech {
  /** The whole file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Exact length of the decoded audio: samples / sample rate. */
  readonly durationSec: number;
  /** Word times in the finished audio; empty when the engine gives none. */
  readonly words: readonly WordTiming[];
}

/** Renders a text as a finished audio file: speaks, applies the settings, encodes and checks. */
export abstract class SpeechRenderer {
  /**
   * Renders the whole text or throws: the result is never shorter. Repeatable and without lasting effect.
   * @throws EngineBusy when the work could not be finished in time.
   * @throws SynthesisFailed when the audio cannot be made or fails a check.
   */
  abstract render(job: RenderJob, signal?: AbortSignal): Promise<RenderedSpeech>;
}
