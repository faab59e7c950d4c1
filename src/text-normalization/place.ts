import type { Document } from './document';

/** How far back and ahead of a place a rule may look, in UTF-16 units. Bounded: reading stays linear. */
const WINDOW = 64;

/** The last thing that was read, and where it ended in the text. */
export interface Spoken {
  readonly rule: string;
  readonly end: number;
}

/** A position in the text, as a rule sees it: the match begins here, and the surroundings are evidence. */
export class Place {
  private lowerBefore: string | null = null;

  constructor(
    readonly text: string,
    readonly index: number,
    readonly document: Document,
    private readonly previous: Spoken | null,
  ) {}

  /** The lower-cased text just before this place, at most 64 units. */
  get before(): string {
    this.lowerBefore ??= this.text.slice(Math.max(0, this.index - WINDOW), this.index).toLowerCase();
    return this.lowerBefore;
  }

  /** The text just before this place as written, at most 64 units. */
  get writtenBefore(): string {
    return this.text.slice(Math.max(0, this.index - WINDOW), this.index);
  }

  /** The lower-cased text after the match, at most 64 units. */
  after(match: RegExpExecArray): string {
    return this.writtenAfter(match).toLowerCase();
  }

  /** The text after the match as written, at most 64 units. */
  writtenAfter(match: RegExpExecArray): string {
    const end = this.index + match[0].length;
    return this.text.slice(end, end + WINDOW);
  }

  /** Whether one of these rules spoke just before, with only `gap` between its end and this place. */
  continues(rules: readonly string[], gap: RegExp): boolean {
    const { previous } = this;
    if (previous === null || !rules.includes(previous.rule) || this.index - previous.end > WINDOW)
      return false;
    return gap.test(this.text.slice(previous.end, this.index));
  }
}
