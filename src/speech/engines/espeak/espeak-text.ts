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
 * SSML and entities (always on in this build), phoneme mnemonics in `[[…]]`, private-use characters,
 * lone surrogates and non-characters.
 */
const UNSPEAKABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}<>&[\]]/u;
const RUN = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\s/u;
const CLAUSE_END = /[.,;:!?…\n]/u;

/**
 * eSpeak NG drops what is beyond about a thousand phonemes of one clause. A clause is therefore closed
 * after this many, reckoned from above.
 */
const MAX_CLAUSE_PHONEMES = 700;
const PHONEMES_SPELLED = 5;
const PHONEMES_NAMED = 16;

/** A longer run of letters without a small vowel is spelled, not read. */
const MAX_CONSONANTS = 4;
const LATIN_VOWEL = /^[aeiouyà-ỹ]$/u;

/** eSpeak NG falls silent when one letter is repeated as a word more often than this in a clause. */
const MAX_REPEATS = 3;

/** Makes any string safe to speak. The text is composed (NFC): decomposed Vietnamese is read wrongly. */
export function espeakText(given: string): EspeakText {
  const writer = new EspeakTextWriter();
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
  private word = '';
  private lastWord = '';
  private repeats = 0;

  add(char: string, origin: number): void {
    const isSpace = SPACE.test(char) || UNSPEAKABLE.test(char);
    this.count(char, isSpace);
    if (isSpace) this.endWord(origin);
    else this.word += char;
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
    this.phonemes += Math.max(phonemesOf(char), this.consonants > MAX_CONSONANTS ? PHONEMES_SPELLED : 1);
  }

  private endWord(origin: number): void {
    if (this.word === '') return;
    const isRepeat = this.word.length === 1 && this.word.toLowerCase() === this.lastWord;
    this.repeats = isRepeat ? this.repeats + 1 : 1;
    this.lastWord = this.word.toLowerCase();
    this.word = '';
    if (this.repeats >= MAX_REPEATS) this.closeClause(origin);
  }

  private closeClause(origin: number): void {
    this.push(',', origin);
    this.phonemes = this.run = this.repeats = 0;
  }

  private push(char: string, origin: number): void {
    this.text.push(char);
    this.origins.push(origin);
  }
}

/** How much one character may be read as: a letter in a word, a spelled letter, or the name of a symbol. */
function phonemesOf(char: string): number {
  if (/[\p{Lu}\p{P}]/u.test(char)) return PHONEMES_SPELLED;
  if (/[\p{Script=Latin}\p{M}\s]/u.test(char)) return 1;
  return PHONEMES_NAMED;
}
