import type { ApiFailure, FieldFault } from '../../api/call';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';

/** What is wrong with an entry, and where: in a file a line, in a list a place. */
export interface EntryFault extends FieldFault {
  /** The line of the file, from 1; undefined where the fault is not about one. */
  readonly line: string | undefined;
  /** What of the entry it is about, as the API calls it: `written`. */
  readonly part: string | undefined;
}

/** The faults that an answer names: `entries[3].spoken`, `lines[4]`, `body`. */
export const entryFaultsOf = (failure: ApiFailure | null): EntryFault[] =>
  (failure?.faults ?? []).map((fault) => {
    const [, list, index, part] = /^(lines|entries)\[(\d+)\](?:\.(\w+))?$/.exec(fault.field) ?? [];
    return { ...fault, line: list === 'lines' ? index : undefined, part };
  });

/** Says in the reader's language what is wrong; as the API says it where it is something rare. */
export function useFaultText(): (fault: FieldFault) => string {
  const { faults } = useLanguage().text.pronunciations;
  return ({ code, message }) => entryOf(faults, code) ?? message ?? code;
}

/** What is to be said beside the two fields of an entry; a twin of it is another one that is written so. */
export function useEntryFaults(failure: ApiFailure | null): { written?: string; spoken?: string } {
  const say = useFaultText();
  const faults = entryFaultsOf(failure);
  const of = (name: string) =>
    faults.find(({ part, code }) => (code === 'DUPLICATE' ? 'written' : part) === name);
  const [written, spoken] = [of('written'), of('spoken')];
  return { ...(written && { written: say(written) }), ...(spoken && { spoken: say(spoken) }) };
}
