import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { dictionariesImport, type WholeDictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { textOf } from '../../lib/text-of-file';
import { Button, Failure, Field } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { ChangedMeanwhile } from './changed-meanwhile';
import { dictionariesQuery } from './queries';
import { type EntryFault, entryFaultsOf, useFaultText } from './faults';

interface ImportFileProps {
  readonly dictionary: WholeDictionaryResult;
  /** @param said what has come of it */
  readonly onImported: (said: string) => void;
  readonly onClose: () => void;
}

/** Puts the entries of a file in the place of all that a dictionary has, or tells the lines that are at fault. */
export function ImportFile({ dictionary, onImported, onClose }: ImportFileProps) {
  const { text, format } = useLanguage();
  const words = text.pronunciations;
  const { id } = dictionary;
  const [replaced, setReplaced] = useState(dictionary);
  const [file, setFile] = useState<File | null>(null);
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const body = await textOf(chosen);
      const headers = { 'Content-Type': mediaTypeOf(body) };
      return call(dictionariesImport({ path: { id }, query: { version: replaced.version }, body, headers }));
    },
    onSuccess: ({ entry_count }) => onImported(words.imported(format.number(entry_count))),
    meta: { changes: [dictionariesQuery.queryKey] },
  });
  const takeUp = (present: WholeDictionaryResult): void => {
    setReplaced(present);
    read.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (file) read.mutate(file, { onSuccess: onClose });
  };
  const faults = entryFaultsOf(read.error);
  return (
    <Dialog title={words.importInto(isolated(dictionary.name))} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{words.importHint(format.number(replaced.entry_count))}</p>
        <Field
          label={words.file}
          hint={words.fileHint}
          type="file"
          accept=".csv,.pls,.xml,text/csv,application/pls+xml"
          required
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <div role="alert">{faults.length > 0 && <Faults faults={faults} />}</div>
        <Failure failure={faults.length > 0 ? null : read.error}>
          <ChangedMeanwhile dictionaryId={id} failure={read.error} onLoaded={takeUp}>
            {read.error?.code === 'RATE_LIMIT_EXCEEDED' && words.tooOften}
          </ChangedMeanwhile>
        </Failure>
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={read.isPending}>
            {words.replaceAll}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** What is wrong with the file, line by line; for a line the service’s own words, in English, say more. */
function Faults({ faults }: { faults: readonly EntryFault[] }) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const say = useFaultText();
  return (
    <div className="notice bad">
      <p>{words.refused}</p>
      <ul className="bullets">
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.code}`} className="wrap">
            {fault.line && <strong>{words.line(fault.line)}</strong>}{' '}
            {fault.part && <code>{fault.part}</code>} {say(fault)}
            {fault.line && fault.message && fault.message !== say(fault) && (
              <span className="under" lang="en" dir="auto">
                {fault.message}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** PLS is XML, and no CSV with our columns begins with its sign; names of files say less. */
const mediaTypeOf = (document: string): string =>
  document.trimStart().startsWith('<') ? 'application/pls+xml' : 'text/csv';
