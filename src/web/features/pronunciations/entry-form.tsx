import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { WholeDictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { LONGEST_SPOKEN, LONGEST_WRITTEN, reviseEntries } from '../../lib/dictionaries';
import { isolated } from '../../lib/isolated';
import { optionsOf } from '../../lib/options';
import { Button, Checkbox, Failure, Field, Select } from '../../ui/controls';
import { Dialog, failureOfQuery } from '../../ui/layout';
import { ChangedMeanwhile } from './changed-meanwhile';
import { emptyEntry, type Entry, presentOf, withEntry } from './entries';
import { EntryPreview } from './entry-preview';
import { dictionariesQuery } from './queries';
import { useEntryFaults } from './faults';
import { useTriedEntry } from './use-tried-entry';

interface EntryFormProps {
  readonly dictionaryId: string;
  /** The entry as it was; null for a new one. */
  readonly former: Entry | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Writes a new entry or changes one, and lets it be tried in a sentence before it is saved. */
export function EntryForm({ dictionaryId, former, onSaved, onClose }: EntryFormProps) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const [entry, setEntry] = useState(former ?? emptyEntry);
  const [base, setBase] = useState(former);
  const [sentence, setSentence] = useState('');
  const tried = useTriedEntry(entry, sentence);
  const save = useMutation({
    mutationFn: () => reviseEntries(dictionaryId, (entries) => withEntry(entries, entry, base)),
    onSuccess: onSaved,
    meta: { changes: [dictionariesQuery.queryKey] },
  });
  const faults = useEntryFaults(save.error ?? failureOfQuery(tried));
  const isTold = faults.written !== undefined || faults.spoken !== undefined;
  const takeUp = ({ entries }: WholeDictionaryResult): void => {
    setBase(former && presentOf(entries, former));
    save.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={former ? words.editOf(isolated(former.written)) : words.add} onClose={onClose}>
      <form onSubmit={submit}>
        <EntryFields entry={entry} faults={faults} onChange={(change) => setEntry({ ...entry, ...change })} />
        <EntryPreview sentence={sentence} onSentence={setSentence} tried={tried} isSaid={isTold} />
        <Failure failure={isTold ? null : save.error}>
          <ChangedMeanwhile dictionaryId={dictionaryId} failure={save.error} onLoaded={takeUp}>
            {save.error?.code === 'RATE_LIMIT_EXCEEDED' && words.tooOften}
          </ChangedMeanwhile>
        </Failure>
        <div role="status">{base !== former && <Present entry={base} />}</div>
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {text.common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** What others have made of an entry while it was edited here. */
function Present({ entry }: { entry: Entry | null }) {
  const words = useLanguage().text.pronunciations;
  return (
    <p className="notice">
      {entry ? words.presentlyRead(isolated(entry.written), isolated(entry.spoken)) : words.presentlyGone}
    </p>
  );
}

interface EntryFieldsProps {
  readonly entry: Entry;
  readonly faults: { readonly written?: string; readonly spoken?: string };
  readonly onChange: (change: Partial<Entry>) => void;
}

function EntryFields({ entry, faults, onChange }: EntryFieldsProps) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  return (
    <>
      <Field
        label={words.written}
        hint={words.writtenHint}
        fault={faults.written}
        required
        maxLength={LONGEST_WRITTEN}
        dir="auto"
        value={entry.written}
        onChange={(event) => onChange({ written: event.target.value })}
      />
      <Field
        label={words.spoken}
        hint={words.spokenHint}
        fault={faults.spoken}
        required
        maxLength={LONGEST_SPOKEN}
        dir="auto"
        value={entry.spoken}
        onChange={(event) => onChange({ spoken: event.target.value })}
      />
      <Checkbox
        label={words.onlyWholeWord}
        checked={entry.whole_word}
        onChange={(whole_word) => onChange({ whole_word })}
      />
      <Checkbox
        label={words.onlyThisCase}
        checked={entry.case_sensitive}
        onChange={(case_sensitive) => onChange({ case_sensitive })}
      />
      <Select
        label={words.language}
        value={entry.language ?? ''}
        options={[['', words.anyLanguage], ...optionsOf(words.onlyFor)]}
        onChange={(language) => onChange({ language: language === '' ? null : language })}
      />
    </>
  );
}
