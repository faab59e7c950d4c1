import type { Alphabet } from './alphabet';

export type Language = 'vi' | 'en';

/** `north`, `central` and `south` are the three dialect areas of Vietnamese; `unknown` when nobody says. */
export type Region = 'north' | 'central' | 'south' | 'us' | 'unknown';

/** `formant` speech is computed from rules and sounds like a machine; `natural` speech is learnt from people. */
export type Quality = 'natural' | 'formant';

export type Gender = 'female' | 'male' | 'unknown';

/** One speaker that a text can be spoken with. */
export interface Voice {
  /** Stable public identifier; lower-case ASCII letters, digits and hyphens. */
  readonly speakerId: string;
  /** Name shown to people. */
  readonly speakerName: string;
  /** Name of the engine that speaks with this voice. */
  readonly provider: string;
  readonly language: Language;
  readonly region: Region;
  readonly gender: Gender;
  /** SPDX identifier of the licence under which the voice may be used; `unknown` when nobody says. */
  readonly licence: string;
  /** Whom to name, where the licence asks for it. */
  readonly attribution?: string;
  readonly quality: Quality;
  /** Samples per second of the engine's own audio. */
  readonly sampleRate: number;
  /** Left out by a voice that says any text; one that has it passes over what is not in it. */
  readonly alphabet?: Alphabet;
  /** Mean code points spoken in one second at speed 1, pauses included. Measured, for estimates only. */
  readonly charsPerSec: number;
}
