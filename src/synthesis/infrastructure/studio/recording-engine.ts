import { SpeechEngine, type SpeechPart } from '../../application/speech-engine';
import type { AudioType } from '../../domain/audio-type';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { Master } from '../audio/mastering';

/** An engine that masters where it speaks: a text of one part needs no way for its samples. */
export abstract class RecordingEngine extends SpeechEngine {
  /** Speaks and masters one part. Fails as `speak` does. */
  abstract record(
    part: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<Master>;
}
