import { useLanguage } from '../../i18n/language';
import { reviseEntries } from '../../lib/dictionaries';
import { isolated } from '../../lib/isolated';
import { useAction } from '../../lib/use-data';
import { Confirm } from '../../ui/confirm';
import { type Entry, withoutEntry } from './entries';

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
  const remove = useAction(async () => {
    await reviseEntries(dictionaryId, (entries) => withoutEntry(entries, entry));
    onRemoved();
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
