import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Alphabet } from './alphabet';

/** What a voice speaks by itself: texts in it are prepared, numbers and signs become words. */
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
  /** Tags (BCP 47) of all that it speaks, `language` among them; left out by a voice of one language. */
  readonly languages?: readonly string[];
  /** The one of `languages` that it is to speak instead of `language`, see `speakingIn`. */
  readonly speaking?: string;
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

/** Tags (BCP 47) of all languages that a voice speaks, its own first. */
export function languagesOf({ language, languages = [] }: Voice): readonly string[] {
  return [language, ...languages.filter((each) => each !== language)];
}

/** The language that a voice is to speak. */
export function spokenLanguage({ language, speaking = language }: Voice): string {
  return speaking;
}

/**
 * The same voice speaking one of its languages.
 * @param language undefined for its own
 * @throws InvalidParameters naming `language` when it does not speak it
 */
export function speakingIn(voice: Voice, language: string | undefined): Voice {
  if (language === undefined || language === voice.language) return voice;
  const known = languagesOf(voice);
  if (known.includes(language)) return { ...voice, speaking: language };
  throw InvalidParameters.of(
    'language',
    'UNKNOWN_LANGUAGE',
    `language must be one that ${voice.speakerId} speaks: ${known.join(', ')}.`,
  );
}
