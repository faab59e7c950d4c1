import type { Gender, Language, Region } from '../../domain/voice';

/** A voice of the speech server. */
export interface ServerVoice {
  /** What the server is asked for. */
  readonly name: string;
  /** Public identifier. */
  readonly speakerId: string;
  /** Name shown to people. */
  readonly speakerName: string;
  readonly language: Language;
  readonly region: Region;
  readonly gender: Gender;
  /** Samples per second; null when only its WAV files tell. */
  readonly sampleRate: number | null;
}
