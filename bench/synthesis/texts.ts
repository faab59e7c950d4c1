import { SENTENCES } from './sentences';

/** The plain eSpeak NG voice `vi`, which every peer has too. */
export const SPEAKER_ID = 'vi-north-male-1';

/** Lengths of text, in characters, that the benchmark speaks. */
export const LENGTHS = [50, 500, 5000] as const;

/** A text has its whole length or is shorter by less than one word. */
const LONGEST_WORD = 8;

/**
 * An endless supply of Vietnamese texts made of real sentences, no two alike, so that no cache
 * helps. The same seed gives the same texts.
 */
export class Texts {
  private readonly given = new Set<string>();

  constructor(private seed: number) {}

  /** Texts of about `length` characters each, cut after a whole word. */
  take(count: number, length: number): string[] {
    return Array.from({ length: count }, () => this.next(length));
  }

  /** A text of `length` characters, or of up to a word less. */
  next(length: number): string {
    for (;;) {
      const text = this.compose(length);
      if (this.given.has(text)) continue;
      this.given.add(text);
      return text;
    }
  }

  /** A whole number from 0 to `limit` - 1, by Marsaglia's xorshift generator. */
  pick(limit: number): number {
    this.seed ^= this.seed << 13;
    this.seed ^= this.seed >>> 17;
    this.seed ^= this.seed << 5;
    return (this.seed >>> 0) % limit;
  }

  /** Begins anywhere in a sentence, so that short texts differ too. */
  private compose(length: number): string {
    const words = this.sentence().split(' ');
    let text = words.slice(this.pick(words.length)).join(' ');
    while (text.length < length) text += ` ${this.sentence()}`;
    if (length <= LONGEST_WORD) return text.slice(0, length).trim();
    return text.slice(0, text.lastIndexOf(' ', length)).trim();
  }

  private sentence(): string {
    return SENTENCES[this.pick(SENTENCES.length)]!;
  }
}
