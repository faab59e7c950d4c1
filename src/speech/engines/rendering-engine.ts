import { SpeechEngine, type SpeechPart } from './speech-engine';
import type { AudioType } from '../domain/audio-type';
import type { SpeechSettings } from '../domain/speech-settings';
import type { ProcessedAudio } from '../audio/post-processing';

/** An engine that masters where it speaks: a text that is not too long needs no way for its samples. */
export abstract class RecordingEngine extends SpeechEngine {
  /** Longest text of one `record` call, in code points. */
  abstract readonly maxRecordingChars: number;

  /** Speaks and masters a whole text. Fails as `speak` does. */
  abstract record(
    part: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio>;
}
