import { SpeechEngine, type SpeechPart } from './speech-engine';
import type { AudioType } from '../domain/audio-type';
import type { SpeechSettings } from '../domain/speech-settings';
import type { ProcessedAudio } from '../audio/post-processing';

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
}
