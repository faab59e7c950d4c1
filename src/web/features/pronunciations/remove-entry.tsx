import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language';
import { reviseEntries } from '../../lib/dictionaries';
import { isolated } from '../../lib/isolated';
import { Confirm } from '../../ui/confirm';
import { type Entry, withoutEntry } from './entries';
import { dictionariesQuery, dictionaryQuery } from './queries';

interface RemoveEntryProps {
  readonly dictionaryId: string;
  readonly entry: Entry;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Takes an entry out of a dictionary once that is confirmed. */
export function RemoveEntry({ dictionaryId, entry, onRemoved, onClose }: RemoveEntryProps) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => reviseEntries(dictionaryId, (entries) => withoutEntry(entries, entry)),
    onSuccess: onRemoved,
    onError: () => void queries.invalidateQueries(dictionaryQuery(dictionaryId)), // the list shows what is there now
    meta: { changes: [dictionariesQuery.queryKey] },
  });
  return (
    <Confirm
      title={words.removeEntryTitle}
      yes={words.remove}
      kind="danger"
      action={remove}
      onClose={onClose}
    >
      <p>{words.removeEntryHint(isolated(entry.written), isolated(entry.spoken))}</p>
    </Confirm>
  );
}
