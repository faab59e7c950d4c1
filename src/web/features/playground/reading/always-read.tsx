import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call';
import { dictionariesCreate, dictionariesList, type ReadingStepDto } from '../../../api/generated';
import { Button, Failure, Field } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { isolated } from '../../../lib/isolated';
import {
  DICTIONARIES,
  DICTIONARIES_KEY,
  LONGEST_SPOKEN,
  LONGEST_WRITTEN,
  reviseEntries,
} from '../../../lib/dictionaries';
import { Link } from '../../../lib/router';
import { QUOTES } from '../use-quote';

/** Has a token read in one way from now on, in every text of the account. */
export function AlwaysRead({ step, onTaught }: { step: ReadingStepDto; onTaught: () => void }) {
  const { text } = useLanguage();
  const { studio } = text;
  const written = step.written.trim();
  const [spoken, setSpoken] = useState(step.spoken.trim());
  const teach = useMutation({
    mutationFn: () => addEntry({ written, spoken: spoken.trim() }, studio.dictionaryName),
    onSuccess: onTaught,
    meta: { changes: [DICTIONARIES_KEY, QUOTES] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    teach.mutate();
  };
  const isEntry = written.length > 0 && written.length <= LONGEST_WRITTEN && !written.includes('\n');
  if (!isEntry) return null;
  return (
    <>
      <form className="search" onSubmit={submit}>
        <Field
          label={studio.always(isolated(written))}
          value={spoken}
          required
          maxLength={LONGEST_SPOKEN}
          onChange={(event) => setSpoken(event.target.value)}
        />
        <Button type="submit" busy={teach.isPending}>
          {studio.remember}
        </Button>
        <Failure failure={teach.error} />
      </form>
      <p className="links">
        <Link to={DICTIONARIES}>{studio.dictionaries}</Link>
      </p>
    </>
  );
}

/**
 * Puts an entry into the account's first default dictionary, in the place of one for the same written form; makes a
 * dictionary where there is none.
 */
async function addEntry(entry: { written: string; spoken: string }, nameOfNew: string): Promise<void> {
  const { items } = await call(dictionariesList());
  const found = items.find((dictionary) => dictionary.is_default);
  if (!found) {
    await call(dictionariesCreate({ body: { name: nameOfNew, is_default: true, entries: [entry] } }));
    return;
  }
  await reviseEntries(found.id, (entries) => [
    entry,
    ...entries.filter(({ written }) => written.toLowerCase() !== entry.written.toLowerCase()),
  ]);
}
