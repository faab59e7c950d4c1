import { ApiFailure, call, failureOf } from '../api/call';
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

/** What a change that would undo somebody else's fails with: the service's own code. */
export const CHANGED_MEANWHILE = 'DICTIONARY_CHANGED';

/** How often a change is made of entries that are another's by the time they are sent. */
const TURNS = 3;

/**
 * Changes the entries of a dictionary as it is now: since it was shown, somebody else may have changed it. What others
 * save in between is not overwritten: the change is made once more, of what is there then.
 * @param change makes of its entries those that it is to have; throws where it would undo what somebody else did
 * @throws ApiFailure whose faults name entries by their places in what `change` has made
 */
export async function reviseEntries(
  id: string,
  change: (entries: Entries) => Entries,
  turns = TURNS,
): Promise<void> {
  const path = { id };
  const { entries, version } = await call(dictionariesShow({ path }));
  const body = change(entries).map(brief);
  try {
    await call(dictionariesPutEntries({ path, query: { version }, body }));
  } catch (error) {
    if (turns === 1 || failureOf(error).code !== CHANGED_MEANWHILE) throw error;
    await reviseEntries(id, change, turns - 1);
  }
}

/** @throws ApiFailure as the service has it, for what it cannot see: that one entry of many is another by now */
export function refuseChanged(isChanged: boolean): void {
  if (isChanged) throw new ApiFailure(CHANGED_MEANWHILE);
}

/** An entry without what is meant all the same: 10,000 of them have to go into 2 MiB. */
const brief = ({ written, spoken, whole_word, case_sensitive, language }: DictionaryEntryDto) => ({
  ...{ written, spoken },
  ...(whole_word === false && { whole_word }),
  ...(case_sensitive && { case_sensitive }),
  ...(language && { language }),
});
