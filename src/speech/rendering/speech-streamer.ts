import type { StreamedType } from '../domain/audio-type';
import type { WordTiming } from '../domain/word-timing';
import type { RenderedSpeech, RenderJob } from './speech-renderer';

/** One text to be rendered while it is heard. */
export interface StreamJob extends RenderJob {
  readonly audioType: StreamedType;
}

/** What is ready of a recording. */
export interface SpeechPiece {
  /** They follow those of the piece before. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly startSec: number;
  readonly durationSec: number;
  /** The part of the spoken text that is heard, and where it begins there, in code points. */
  readonly spokenText: string;
  readonly spokenStart: number;
  /** Timed in the whole recording; empty when the engine gives none. */
  readonly words: readonly WordTiming[];
}

/** Renders a text as `SpeechRenderer` does, and gives each piece as soon as it is ready. */
export abstract class SpeechStreamer {
  /**
   * @param onPiece is given the pieces in order; each was checked
   * @returns the whole file, which is the pieces one after the other; of a wav the header has its sizes as well
   * @throws EngineBusy, EngineUnavailable, RecordingTooLong, SynthesisFailed as `SpeechRenderer.render`; pieces may have
   *   been given by then
   */
  abstract stream(
    job: StreamJob,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech>;
}
