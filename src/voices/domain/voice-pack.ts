import type { Voice } from '../../speech';

/** A licence under which voices are given, as the catalogue tells it. */
export interface Licence {
  /** SPDX identifier, or `OpenRAIL-M` where SPDX has none. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Word for word. */
  readonly text: string;
}

/** One speaker of a model. */
export type PackSpeaker = Readonly<{
  /** Its number within the model. */
  id: number;
  name: string;
  gender: Voice['gender'];
  region: Voice['region'];
}>;

/** A text for people. */
export type InBothLanguages = Readonly<{ vi: string; en: string }>;

/** One file of a voice pack: what it is, whoever hands it over. */
export interface PackFile {
  readonly name: string;
  readonly bytes: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Where it can be had, the first choice first; https all. */
  readonly addresses: readonly string[];
}

/** A model with its speakers that can be installed: an entry of the catalogue. */
export interface VoicePack {
  /** Name of its folder in MODEL_DIR, in commands and addresses: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Its place in the catalogue: 1 for the voice that is recommended first. */
  readonly rank: number;
  readonly title: string;
  /** What it is, in a sentence. */
  readonly about: InBothLanguages;
  /** BCP 47. The first is what it speaks unless a request names another one. */
  readonly languages: readonly string[];
  readonly speakers: readonly PackSpeaker[];
  readonly licence: Licence;
  /** Whom to name with its speech. */
  readonly attribution: string;
  /** What to know before one decides. */
  readonly notice: InBothLanguages | null;
  readonly files: readonly PackFile[];
  /** Of all its files. */
  readonly diskBytes: number;
  /** While it speaks; estimated from its files as the speech engine does before it loads a model. */
  readonly memoryBytes: number;
}
