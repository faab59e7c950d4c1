import { call } from '../api/call';
import { dictionariesPutEntries, dictionariesShow, type DictionaryEntryDto } from '../api/generated';

/** The longest written form of an entry, and the longest text for it, in characters. Both have one line. */
export const LONGEST_WRITTEN = 100;
export const LONGEST_SPOKEN = 300;

/** Where what is fetched of dictionaries is kept. */
export const DICTIONARIES_KEY = ['dictionaries'] as const;

/** Where the account's dictionaries are, and one of them. */
export const DICTIONARIES = '/pronunciations';
export const dictionaryAddress = (id: string): string => `${DICTIONARIES}/${encodeURIComponent(id)}`;

type Entries = readonly DictionaryEntryDto[];

/**
 * Changes the entries of a dictionary as it is now: since it was shown, somebody else may have changed it.
 * @param change makes of its entries those that it is to have
 * @throws ApiFailure whose faults name entries by their places in what `change` has made
 */
export async function reviseEntries(id: string, change: (entries: Entries) => Entries): Promise<void> {
  const path = { id };
  const { entries } = await call(dictionariesShow({ path }));
  await call(dictionariesPutEntries({ path, body: change(entries).map(brief) }));
}

/** An entry without what is meant all the same: 10,000 of them have to go into 2 MiB. */
const brief = ({ written, spoken, whole_word, case_sensitive, language }: DictionaryEntryDto) => ({
  ...{ written, spoken },
  ...(whole_word === false && { whole_word }),
  ...(case_sensitive && { case_sensitive }),
  ...(language && { language }),
});
