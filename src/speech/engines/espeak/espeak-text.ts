import { knownForm } from '../../domain/alphabet';
import type { Language } from '../../domain/voice';
import { ESPEAK_ALPHABET } from './espeak-alphabet';
import { EspeakRepetition } from './espeak-repetition';

/** Text that eSpeak NG reads as mere words, and the way back to the text that was given. */
export interface EspeakText {
  readonly text: string;
  /** For each code point of `text`, its code point in the given text (NFC). */
  readonly origins: Int32Array;
}

/**
 * Longest unbroken run of letters and digits. eSpeak NG reports word lengths in five bits and drops the
 * rest of a longer run of digits without a word.
 */
const MAX_RUN = 24;

/**
 * What eSpeak NG would obey or stumble over: controls (U+0001 starts a command, U+0000 ends the text),
 * SSML and entities (some builds always obey them), phoneme mnemonics in `[[…]]`, private-use characters,
 * lone surrogates and non-characters.
 */
const UNSPEAKABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}<>&[\]]/u;
/** A mark that was not composed with its letter can silence the whole word. */
const LOOSE_MARK = /\p{M}/u;
const RUN = /[\p{L}\p{N}]/u;
const SPACE = /\s/u;
const CLAUSE_END = /[.,;:!?…\n]/u;

/**
 * eSpeak NG drops what is beyond about a thousand phonemes of one clause. A clause is therefore closed
 * after this many, reckoned from above.
 */
const MAX_CLAUSE_PHONEMES = 700;
const PHONEMES_SPELLED = 5;
const PHONEMES_NAMED = 16;
const PHONEMES_OF_FOREIGN_LETTER = 24;

/** Others it calls by long names: an English voice says about two seconds for ặ. */
const OWN_LETTERS: Readonly<Record<Language, RegExp>> = {
  vi: /[a-zàáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu,
  en: /[a-z]/i,
};

/** A longer run of letters without a small vowel is spelled, not read. */
const MAX_CONSONANTS = 4;
const LATIN_VOWEL = /^[aeiouyà-ỹ]$/u;

/** Makes any string safe to speak. The text is composed (NFC): decomposed Vietnamese is read wrongly. */
export function espeakText(given: string, language: Language = 'vi'): EspeakText {
  const writer = new EspeakTextWriter(OWN_LETTERS[language]);
  Array.from(given.normalize('NFC')).forEach((char, origin) => writer.add(char, origin));
  return writer.finish();
}

class EspeakTextWriter {
  private readonly text: string[] = [];
  private readonly origins: number[] = [];
  /** Letters and digits since the last other character. */
  private run = 0;
  /** Letters since the last small vowel or other character. */
  private consonants = 0;
  private phonemes = 0;
  private readonly repetition = new EspeakRepetition();

  constructor(private readonly ownLetters: RegExp) {}

  add(given: string, origin: number): void {
    if (LOOSE_MARK.test(given)) return;
    let char = isUnspeakable(given) ? ' ' : given;
    if (this.repetition.isTooMuch(char)) {
      this.closeClause(origin);
      if (char === '.') char = ' ';
      else if (!SPACE.test(char)) this.push(' ', origin);
    }
    const isSpace = SPACE.test(char);
    this.count(char, isSpace);
    if (this.phonemes > MAX_CLAUSE_PHONEMES && (isSpace || this.run > MAX_RUN || this.run === 0)) {
      this.closeClause(origin);
      this.push(' ', origin);
    } else if (this.run > MAX_RUN) {
      this.push(' ', origin);
      this.run = 1;
    }
    if (isSpace && CLAUSE_END.test(this.text.at(-1) ?? '')) this.phonemes = 0;
    this.push(isSpace && char !== '\n' ? ' ' : char, origin);
  }

  finish(): EspeakText {
    return { text: this.text.join(''), origins: Int32Array.from(this.origins) };
  }

  private count(char: string, isSpace: boolean): void {
    const inRun = !isSpace && RUN.test(char);
    this.run = inRun ? this.run + 1 : 0;
    this.consonants = inRun && !LATIN_VOWEL.test(char) ? this.consonants + 1 : 0;
    this.phonemes += Math.max(this.phonemesOf(char), this.consonants > MAX_CONSONANTS ? PHONEMES_SPELLED : 1);
  }

  /** How much one character may be read as: a letter in a word, a spelled letter, or the name of a symbol. */
  private phonemesOf(char: string): number {
    if (/\p{L}/u.test(char) && !this.ownLetters.test(char)) return PHONEMES_OF_FOREIGN_LETTER;
    if (/[\p{Lu}\p{P}]/u.test(char)) return PHONEMES_SPELLED;
    return /[\p{L}\s]/u.test(char) ? 1 : PHONEMES_NAMED;
  }

  /** A full stop may be taken for part of an abbreviation, a comma never is. */
  private closeClause(origin: number): void {
    if (this.text.at(-1) === '.') this.text[this.text.length - 1] = ',';
    else this.push(',', origin);
    this.phonemes = this.run = 0;
    this.repetition.restart();
  }

  private push(char: string, origin: number): void {
    this.text.push(char);
    this.origins.push(origin);
  }
}

function isUnspeakable(char: string): boolean {
  return (
    (char !== '\n' && UNSPEAKABLE.test(char)) || (RUN.test(char) && knownForm(char, ESPEAK_ALPHABET) === null)
  );
}
