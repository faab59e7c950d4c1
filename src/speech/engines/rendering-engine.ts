import { SpeechEngine, type SpeechPart } from './speech-engine';
import type { AudioType } from '../domain/audio-type';
import type { SpeechSettings } from '../domain/speech-settings';
import type { AudioPart, PieceJob, ProcessedAudio, ProcessedPiece } from '../audio/post-processing';

/** How a spoken part is made a piece of a stream. */
export type PieceOptions = Omit<PieceJob, 'part' | 'sampleRate'> &
  Pick<AudioPart, 'pauseBeforeSec' | 'pauseAfterSec'>;

/**
 * An engine that can also post-process where it speaks: the samples of a text that is not too long need not be
 * moved between threads or processes.
 */
export abstract class RenderingEngine extends SpeechEngine {
  /** Longest text of one `render` call, in code points. */
  abstract readonly maxRenderedChars: number;

  /** Speaks a whole text and post-processes the audio. Fails as `speak` does. */
  abstract render(
    part: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio>;

  /** Speaks one part of a text and makes it a piece of a stream. Fails as `speak` does. */
  abstract renderPiece(
    part: SpeechPart,
    options: PieceOptions,
    signal?: AbortSignal,
  ): Promise<ProcessedPiece>;
}
