import type { DictionaryEntryDto } from '../../api/generated';
import { refuseChanged } from '../../lib/dictionaries';

/** An entry of a dictionary with all that it may leave out. */
export interface Entry {
  readonly written: string;
  readonly spoken: string;
  readonly whole_word: boolean;
  readonly case_sensitive: boolean;
  /** Null for voices of every language. */
  readonly language: 'vi' | 'en' | null;
}

export const emptyEntry: Entry = {
  written: '',
  spoken: '',
  whole_word: true,
  case_sensitive: false,
  language: null,
};

export const entryFrom = ({ language, ...rest }: DictionaryEntryDto): Entry => ({
  ...emptyEntry,
  ...rest,
  language: language ?? null,
});

export const entryDto = ({ language, ...rest }: Entry): DictionaryEntryDto => ({
  ...rest,
  ...(language && { language }),
});

/** An entry with its place in the dictionary, which tells it from the others. */
export interface PlacedEntry {
  readonly place: number;
  readonly entry: Entry;
}

/** What is looked for, and looked in, without capitals. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** The entries that have a text in what is written or in what is said for it; all of them for an empty one. */
export function entriesWith(entries: readonly DictionaryEntryDto[], text: string): PlacedEntry[] {
  const wanted = folded(text);
  return entries.flatMap((dto, place) => {
    const isFound = folded(dto.written).includes(wanted) || folded(dto.spoken).includes(wanted);
    return isFound ? [{ place, entry: entryFrom(dto) }] : [];
  });
}

/** Whether they are for the same places of a text: a dictionary has at most one of them. */
const isSame = (one: Entry, other: Entry): boolean =>
  one.written === other.written &&
  one.whole_word === other.whole_word &&
  one.case_sensitive === other.case_sensitive &&
  one.language === other.language;

/** The entry that is there for the same places of a text; null when there is none (any more). */
export function presentOf(entries: readonly DictionaryEntryDto[], entry: Entry): Entry | null {
  const dto = entries[placeOf(entries, entry)];
  return dto ? entryFrom(dto) : null;
}

/**
 * The entries with one more at their beginning, where it is seen; or with it in the place of the one that it was made
 * of.
 * @throws ApiFailure when that one is gone, or says something else by now
 */
export function withEntry(
  entries: readonly DictionaryEntryDto[],
  entry: Entry,
  former: Entry | null,
): readonly DictionaryEntryDto[] {
  if (!former) return [entryDto(entry), ...entries];
  const place = placeOf(entries, former);
  refuseChanged(presentOf(entries, former)?.spoken !== former.spoken);
  return entries.map((dto, index) => (index === place ? entryDto(entry) : dto));
}

/**
 * The entries without one; all of them where it is gone already.
 * @throws ApiFailure when it says something else by now
 */
export function withoutEntry(
  entries: readonly DictionaryEntryDto[],
  entry: Entry,
): readonly DictionaryEntryDto[] {
  const present = presentOf(entries, entry);
  refuseChanged(present !== null && present.spoken !== entry.spoken);
  return entries.filter((dto) => !isSame(entryFrom(dto), entry));
}

const placeOf = (entries: readonly DictionaryEntryDto[], entry: Entry): number =>
  entries.findIndex((dto) => isSame(entryFrom(dto), entry));
