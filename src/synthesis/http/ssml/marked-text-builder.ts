import { joinedPause, type Pause } from '../../../speech';
import type {
  MarkedPassage,
  MarkedStretch,
  MarkedText,
  MarkupPlace,
  SaidAs,
  Substitute,
} from '../../domain/markup';

/** How an element has its text spoken. */
export type Manner = Pick<MarkedPassage, 'voice' | 'language' | 'rate' | 'pitch' | 'volume'>;

/** A manner, and the element that set it. */
export interface PlacedManner {
  readonly manner: Manner;
  readonly place: MarkupPlace;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

const WORD = /^[\p{L}\p{M}\p{N}]/u;
const SPACE = ' ';
const LINE_BREAK = '\n';

/** Puts the text of a document together, and notes who speaks which stretch of it, how, and with which pauses. */
export class MarkedTextBuilder {
  private text = '';
  /** In code points. */
  private length = 0;
  /** The last character of the text. Looking at the whole text for every tag would take quadratic time. */
  private last = '';
  private charCount = 0;
  private readonly passages: Writable<MarkedPassage>[] = [];
  private readonly substitutes: Substitute[] = [];
  private readonly saidAs: SaidAs[] = [];
  private manner: PlacedManner | null = null;
  /** The next text begins a passage, whatever its manner. */
  private isCut = false;
  private pauseBeforeSec = 0;

  /**
   * Adds the text between two tags.
   * @returns where it stands, without white space around it; null for only white space
   */
  add(given: string, placed: PlacedManner): Omit<MarkedStretch, 'place'> | null {
    const written = withoutLayout(given.normalize('NFC'));
    this.charCount += lengthOf(written.replace(/^\n|\n$/g, ''));
    const words = written.trim();
    if (words === '') {
      if (written !== '') this.space();
      return null;
    }
    if (this.isCut || /^\s/.test(written) || this.isInWord(words)) this.space();
    if (this.isCut || placed.manner !== this.manner?.manner) this.begin(placed);
    const start = this.length;
    this.append(words);
    if (/\s$/.test(written)) this.space();
    return { start, end: start + lengthOf(words) };
  }

  substitute(stretch: Substitute): void {
    this.substitutes.push(stretch);
  }

  sayAs(stretch: SaidAs): void {
    this.saidAs.push(stretch);
  }

  pause(pause: Pause): void {
    const passage = this.passages.at(-1);
    this.isCut = true;
    if (passage) passage.pauseAfter = joinedPause(passage.pauseAfter, pause);
    else if (typeof pause === 'number') this.pauseBeforeSec += pause;
  }

  build(document: string): MarkedText {
    const { text, charCount, passages, substitutes, saidAs } = this;
    return { document, text, charCount, passages, substitutes, saidAs };
  }

  private begin(placed: PlacedManner): void {
    const { length: start, pauseBeforeSec } = this;
    const { manner, place } = placed;
    this.passages.push({ start, end: start, place, ...manner, pauseBeforeSec, pauseAfter: 'word' });
    this.pauseBeforeSec = 0;
    this.manner = placed;
    this.isCut = false;
  }

  /** Words do not reach over tags (section 3.1.8.2). */
  private isInWord(words: string): boolean {
    return WORD.test(this.last) && WORD.test(words);
  }

  private space(): void {
    if (this.last !== '' && this.last !== SPACE) this.append(SPACE);
  }

  private append(text: string): void {
    this.text += text;
    this.length += lengthOf(text);
    this.last = Array.from(text.slice(-2)).at(-1)!;
    this.passages.at(-1)!.end = this.length;
  }
}

/** White space with a line break in it lays the document out: a space within a text, a mere line break beside a tag. */
function withoutLayout(text: string): string {
  return text.replace(/\s+/g, (run, at: number) => {
    if (!run.includes(LINE_BREAK)) return run;
    return at === 0 || at + run.length === text.length ? LINE_BREAK : SPACE;
  });
}

const lengthOf = (text: string): number => Array.from(text).length;
