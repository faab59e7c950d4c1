import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WholeDictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { DICTIONARIES } from '../../lib/dictionaries';
import { isolated } from '../../lib/isolated';
import { Link } from '../../lib/router';
import { Button } from '../../ui/controls';
import { Badge, Card, Screen } from '../../ui/layout';
import type { Entry } from './entries';
import { EntryForm } from './entry-form';
import { EntryList } from './entry-list';
import { ImportFile } from './import-file';
import { dictionaryQuery } from './queries';
import { RemoveEntry } from './remove-entry';

/** What somebody wants to do, in a dialog. */
type Asked = { readonly to: 'add' | 'import' } | { readonly to: 'edit' | 'remove'; readonly entry: Entry };

/** A dictionary: its entries, and the files that it comes from and goes into. */
export function DictionaryScreen({ id }: { id: string }) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const dictionary = useQuery(dictionaryQuery(id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const ask = (next: Asked): void => {
    setDone('');
    setAsked(next);
  };
  const close = (): void => setAsked(null);
  const { data } = dictionary;
  return (
    <Screen
      title={data ? isolated(data.name) : words.dictionary}
      actions={<Link to={DICTIONARIES}>{text.common.back}</Link>}
    >
      {data && (
        <Files dictionary={data} onAdd={() => ask({ to: 'add' })} onImport={() => ask({ to: 'import' })} />
      )}
      <div role="status">{done && <p className="notice good">{done}</p>}</div>
      <Card title={words.entries}>
        <EntryList
          dictionary={dictionary}
          onEdit={(entry) => ask({ to: 'edit', entry })}
          onRemove={(entry) => ask({ to: 'remove', entry })}
        />
      </Card>
      {(asked?.to === 'add' || asked?.to === 'edit') && (
        <EntryForm
          dictionaryId={id}
          former={asked.to === 'edit' ? asked.entry : null}
          onSaved={() => setDone(words.saved)}
          onClose={close}
        />
      )}
      {asked?.to === 'remove' && (
        <RemoveEntry
          dictionaryId={id}
          entry={asked.entry}
          onRemoved={() => setDone(words.removed)}
          onClose={close}
        />
      )}
      {asked?.to === 'import' && data && (
        <ImportFile dictionary={data} onImported={setDone} onClose={close} />
      )}
    </Screen>
  );
}

interface FilesProps {
  readonly dictionary: WholeDictionaryResult;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** What a dictionary is, its files, and the way to another entry. */
function Files({ dictionary: { id, version, is_default }, onAdd, onImport }: FilesProps) {
  const { text, format } = useLanguage();
  const words = text.pronunciations;
  const file = `/api/v1/dictionaries/${encodeURIComponent(id)}/export`;
  return (
    <Card>
      <p>
        <Badge tone={is_default ? 'good' : 'off'}>{is_default ? words.byDefault : words.onDemand}</Badge>{' '}
        <span className="hint">
          {words.versionOf(format.number(version))} {is_default ? words.byDefaultHint : words.onDemandHint}
        </span>
      </p>
      <p className="links dictionary-tools">
        <Button kind="primary" onClick={onAdd}>
          {words.add}
        </Button>
        <Button onClick={onImport}>{words.import}</Button>
        {(['csv', 'pls'] as const).map((format) => (
          <a key={format} href={`${file}?format=${format}`} download>
            {words.export(format.toUpperCase())}
          </a>
        ))}
      </p>
    </Card>
  );
}
