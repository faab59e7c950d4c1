import type { StreamedType } from '../domain/audio-type';
import type { OggPosition } from '../audio/opus';
import type { PartEnding } from '../domain/sentences';
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

/** A section of a recording that is longer than what is rendered at once: the file is its sections one after the other. */
export interface SectionJob extends StreamJob {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Silence before its first word. */
  readonly leadSec: number;
  /** How its text ends; decides the pause before the next. */
  readonly ending: PartEnding;
  /** The `end` of the section before. */
  readonly after: OggPosition | null;
}

/** The bytes follow those of the section before. Of the whole file `fileHead` makes the beginning. */
export interface RenderedSection extends RenderedSpeech {
  /** What the next section has to know; only Ogg counts its pages. */
  readonly end: OggPosition | null;
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

  /**
   * Renders a section, one piece of it at a time, between what others wait for: whoever has hours spoken holds up nobody.
   * @throws EngineBusy, EngineUnavailable, RecordingTooLong, SynthesisFailed as `SpeechRenderer.render`
   */
  abstract renderSection(job: SectionJob, signal?: AbortSignal): Promise<RenderedSection>;
}
