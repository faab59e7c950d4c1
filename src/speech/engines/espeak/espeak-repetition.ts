const LETTER = /[\p{L}\p{N}]/u;
const SPACE = /\s/u;

/** One letter by itself, repeated in a clause, is silent from the fourth time on: `p p p p`, `p-p-p-p`, `pP pP`. */
const MAX_REPEATS = 3;

/** Letters with full stops make one word with all that follow, whose places are not reported: `v.v. a.k.a.` */
const ABBREVIATION = /^(?:\p{L}\.)+$/u;
const MAX_ABBREVIATIONS = 3;

/** Notices where eSpeak NG would fall silent, because a text repeats itself, unless the clause ends there. */
export class EspeakRepetition {
  /** What follows the last white space. */
  private word = '';
  /** Letters and digits that follow the last other character. */
  private letters = '';
  private lastLetter = '';
  private repeats = 0;
  private abbreviations = 0;

  /** Whether the clause must end before this, the next character. */
  isTooMuch(char: string): boolean {
    const isLetter = LETTER.test(char);
    const continues = isLetter && !(/\p{Lu}/u.test(char) && /\p{Ll}$/u.test(this.letters));
    if (!continues && this.letters !== '') this.endLetters();
    if (isLetter) this.letters += char;
    const isSpace = SPACE.test(char);
    if (!isSpace) this.word += char;
    else if (this.word !== '') this.endWord();
    return this.repeats >= MAX_REPEATS || this.abbreviations >= MAX_ABBREVIATIONS;
  }

  restart(): void {
    this.repeats = this.abbreviations = 0;
  }

  private endLetters(): void {
    const letters = this.letters.toLowerCase();
    const isRepeat = letters === this.lastLetter;
    this.lastLetter = Array.from(letters).length === 1 ? letters : '';
    this.repeats = this.lastLetter === '' ? 0 : isRepeat ? this.repeats + 1 : 1;
    this.letters = '';
  }

  private endWord(): void {
    this.abbreviations = ABBREVIATION.test(this.word) ? this.abbreviations + 1 : 0;
    this.word = '';
  }
}
