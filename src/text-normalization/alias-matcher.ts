import { addressesIn } from './addresses';
import type { Alias } from './aliases';
import { allMatches } from './all-matches';
import type { ReadingLanguage } from './read-text';
import { codePointLength } from './source-text';

/** What belongs to a word. */
const CHARACTERS = /[\p{L}\p{N}\p{M}]/gu;

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
  private readonly words: readonly SortedForms[];
  private readonly parts: readonly SortedForms[];

  constructor(entries: readonly AliasEntry[]) {
    const formsOf = (wholeWord: boolean): SortedForms[] =>
      [true, false].map(
        (caseSensitive) =>
          new SortedForms(
            entries.filter((each) => each.wholeWord === wholeWord && each.caseSensitive === caseSensitive),
            caseSensitive,
          ),
      );
    this.words = formsOf(true);
    this.parts = formsOf(false);
  }

  /** The entry that applies at this place, in UTF-16 units: the longest, of the same length that with more conditions. */
  bestAt(text: SearchedText, index: number, language: string): AliasEntry | null {
    let best: AliasEntry | null = null;
    const offer = (entry: AliasEntry): void => {
      if (entry.language !== null && entry.language !== language) return;
      if (!text.endsAt(index + entry.written.length, entry.wholeWord)) return;
      if (best === null || rankOf(entry) > rankOf(best)) best = entry;
    };
    if (!text.isInsideWord(index)) for (const forms of this.words) forms.offerAt(text, index, offer);
    for (const forms of this.parts) forms.offerAt(text, index, offer);
    return best;
  }
}

/**
 * Finds what the dictionaries have for a text in NFC, from left to right. The longest written form at a place wins, of
 * the same form the earlier dictionary, in a dictionary the entry with more conditions. A part of an address is no
 * place: `WHO` is another thing in who.int/WHO.
 * @returns sorted, not overlapping
 */
export function findAliases(written: string, language: string, matchers: readonly AliasMatcher[]): Alias[] {
  const text = new SearchedText(written);
  const addresses = addressesIn(written);
  const aliases: Alias[] = [];
  let start = 0;
  let index = 0;
  while (index < written.length) {
    while (addresses.length > 0 && addresses[0]!.from < index) addresses.shift();
    const address = addresses[0]?.from === index ? written.slice(index, addresses[0].to) : '';
    const best = matchers
      .map((matcher) => matcher.bestAt(text, index, language))
      .reduce(
        (best, next) => (next && next.written.length > (best?.written.length ?? 0) ? next : best),
        null,
      );
    const entry = best && best.written.length >= address.length ? best : null;
    const taken = entry?.written ?? (address || String.fromCodePoint(written.codePointAt(index) ?? 0));
    const end = start + codePointLength(taken);
    if (entry) aliases.push({ start, end, spoken: entry.spoken });
    index += taken.length;
    start = end;
  }
  return aliases;
}

/** What a text tells about its places, which are UTF-16 units: found once, and not for every entry. */
class SearchedText {
  readonly folded: string;
  /** Of each unit: 0 for no part of a word, 1 for a letter or number, 2 for a mark. */
  private readonly kinds: Uint8Array;

  constructor(readonly written: string) {
    this.folded = foldCase(written);
    this.kinds = new Uint8Array(written.length);
    for (const { 0: character, index } of allMatches(written, CHARACTERS))
      this.kinds.fill(/\p{M}/u.test(character) ? 2 : 1, index, index + character.length);
  }

  /** Whether the characters on both sides belong to words. A sign (`C++`, `@loa`) needs no boundary beside it. */
  isInsideWord(index: number): boolean {
    return this.isWord(index - 1) && this.isWord(index);
  }

  /** Whether a form may end here; before a mark it may not, for that would make another letter of its last one. */
  endsAt(index: number, wholeWord: boolean): boolean {
    return this.kinds[index] !== 2 && !(wholeWord && this.isInsideWord(index));
  }

  private isWord(index: number): boolean {
    return (this.kinds[index] ?? 0) !== 0;
  }
}

/** Written forms in the order of their UTF-16 units, with the entries that they belong to. */
class SortedForms {
  private readonly forms: readonly { readonly key: string; readonly entry: AliasEntry }[];

  constructor(
    entries: readonly AliasEntry[],
    private readonly caseSensitive: boolean,
  ) {
    this.forms = entries
      .map((entry) => ({ key: caseSensitive ? entry.written : foldCase(entry.written), entry }))
      .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  /** Offers the entries whose forms the text continues with, shorter ones first. */
  offerAt({ written, folded }: SearchedText, index: number, offer: (entry: AliasEntry) => void): void {
    const text = this.caseSensitive ? written : folded;
    const { forms } = this;
    let low = 0;
    let high = forms.length;
    for (let depth = 0; low < high; depth++) {
      while (low < high && forms[low]!.key.length === depth) offer(forms[low++]!.entry);
      if (low === high) return;
      const unit = text.charCodeAt(index + depth); // NaN past the end, which no form has
      const first = forms[low]!.key.charCodeAt(depth);
      const last = forms[high - 1]!.key.charCodeAt(depth);
      if (!(first <= unit && unit <= last)) return;
      if (first === last) continue; // the forms go on alike, as the text does
      high = this.firstFrom(low, high, depth, unit + 1);
      low = this.firstFrom(low, high, depth, unit);
    }
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

const rankOf = ({ written, caseSensitive, language, wholeWord }: AliasEntry): number =>
  written.length * 8 + Number(caseSensitive) * 4 + Number(language !== null) * 2 + Number(wholeWord);

/** Lower case, letter by letter: those whose lower case is longer stay, so that places are the same in both. */
export const foldCase = (text: string): string =>
  text.replace(/[\p{Lu}\p{Lt}]/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
