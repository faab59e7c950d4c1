import type { Alias } from './aliases';
import type { ReadingLanguage } from './read-text';
import { codePointLength } from './source-text';

/** What a customer wants said for a written form. */
export interface AliasEntry {
  /** In NFC, not empty. */
  readonly written: string;
  /** The text that is read in its place. */
  readonly spoken: string;
  /** Only between characters that are no letters, marks or numbers. */
  readonly wholeWord: boolean;
  readonly caseSensitive: boolean;
  /** The language of the voices that it is for; null for all. */
  readonly language: ReadingLanguage | null;
}

/**
 * Finds the entries of one dictionary in texts. The written forms are kept sorted, which makes of the array a trie
 * without nodes: the forms that begin with the same characters are one range of it. At a place no more is looked at than
 * the longest form, so the time is linear in the length of the text.
 */
export class AliasMatcher {
  private readonly exact: SortedForms;
  private readonly folded: SortedForms;

  constructor(entries: readonly AliasEntry[]) {
    this.exact = new SortedForms(entries.filter((entry) => entry.caseSensitive));
    this.folded = new SortedForms(entries.filter((entry) => !entry.caseSensitive));
  }

  /** The entries whose written form stands at this place, in UTF-16 units, whatever is around it. */
  candidatesAt(text: FoldedText, index: number): AliasEntry[] {
    return [...this.exact.at(text.written, index), ...this.folded.at(text.folded, index)];
  }
}

/**
 * Finds what the dictionaries have for a text in NFC, from left to right. The longest written form at a place wins, of
 * the same form the earlier dictionary, in a dictionary the entry with more conditions.
 * @returns sorted, not overlapping
 */
export function findAliases(
  written: string,
  language: ReadingLanguage,
  matchers: readonly AliasMatcher[],
): Alias[] {
  const text: FoldedText = { written, folded: foldCase(written) };
  const aliases: Alias[] = [];
  let start = 0;
  let index = 0;
  while (index < written.length) {
    const entry = matchers
      .map((matcher) => bestOf(matcher.candidatesAt(text, index), language, text, index))
      .reduce(
        (best, next) => (next && next.written.length > (best?.written.length ?? 0) ? next : best),
        null,
      );
    const taken = entry?.written ?? String.fromCodePoint(written.codePointAt(index) ?? 0);
    const end = start + codePointLength(taken);
    if (entry) aliases.push({ start, end, spoken: entry.spoken });
    index += taken.length;
    start = end;
  }
  return aliases;
}

/** A text beside itself in lower case; both have the same length. */
interface FoldedText {
  readonly written: string;
  readonly folded: string;
}

/** Written forms in the order of their UTF-16 units, with the entries that they belong to. */
class SortedForms {
  private readonly forms: readonly { readonly key: string; readonly entry: AliasEntry }[];

  constructor(entries: readonly AliasEntry[]) {
    this.forms = entries
      .map((entry) => ({ key: entry.caseSensitive ? entry.written : foldCase(entry.written), entry }))
      .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  /** The entries whose forms the text continues with, shorter ones first. */
  at(text: string, index: number): AliasEntry[] {
    const found: AliasEntry[] = [];
    let low = 0;
    let high = this.forms.length;
    for (let depth = 0; low < high; depth++) {
      for (; low < high && this.forms[low]!.key.length === depth; low++) found.push(this.forms[low]!.entry);
      const unit = text.charCodeAt(index + depth); // NaN past the end, which no form has
      high = this.firstFrom(low, high, depth, unit + 1);
      low = this.firstFrom(low, high, depth, unit);
    }
    return found;
  }

  /** The first form of a range whose unit at `depth` is this one or greater; the range's end if none is. */
  private firstFrom(low: number, high: number, depth: number, unit: number): number {
    let [first, end] = [low, high];
    while (first < end) {
      const middle = (first + end) >> 1;
      if (this.forms[middle]!.key.charCodeAt(depth) < unit) first = middle + 1;
      else end = middle;
    }
    return first;
  }
}

function bestOf(
  candidates: readonly AliasEntry[],
  language: ReadingLanguage,
  { written }: FoldedText,
  index: number,
): AliasEntry | null {
  let best: AliasEntry | null = null;
  for (const entry of candidates) {
    if (entry.language !== null && entry.language !== language) continue;
    if (!fitsAt(written, index, entry)) continue;
    if (best === null || rankOf(entry) > rankOf(best)) best = entry;
  }
  return best;
}

const rankOf = ({ written, caseSensitive, language, wholeWord }: AliasEntry): number =>
  written.length * 8 + Number(caseSensitive) * 4 + Number(language !== null) * 2 + Number(wholeWord);

const WORD_AT_START = /^[\p{L}\p{M}\p{N}]/u;
const WORD_AT_END = /[\p{L}\p{M}\p{N}]$/u;
const MARK_AT_START = /^\p{M}/u;

/** A form that begins or ends with a sign (`C++`, `@loa`) needs no boundary on that side. */
function fitsAt(text: string, index: number, { written, wholeWord }: AliasEntry): boolean {
  const end = index + written.length;
  const after = text.slice(end, end + 2);
  if (MARK_AT_START.test(after)) return false; // it would be another letter
  if (!wholeWord) return true;
  const before = text.slice(Math.max(0, index - 2), index);
  const isGluedBefore = WORD_AT_START.test(written) && WORD_AT_END.test(before);
  const isGluedAfter = WORD_AT_END.test(written) && WORD_AT_START.test(after);
  return !isGluedBefore && !isGluedAfter;
}

/** Lower case, letter by letter: those whose lower case is longer stay, so that places are the same in both. */
export const foldCase = (text: string): string =>
  text.replace(/[\p{Lu}\p{Lt}]/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
