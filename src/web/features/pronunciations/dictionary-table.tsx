import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { dictionariesChange, dictionariesRemove, type DictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { dictionaryAddress } from '../../lib/dictionaries';
import { isolated } from '../../lib/isolated';
import { Link } from '../../lib/router';
import { Confirm } from '../../ui/confirm';
import { Button, Failure, Switch } from '../../ui/controls';
import { Badge, Dialog, Table } from '../../ui/layout';
import { ChangedMeanwhile } from './changed-meanwhile';
import { NameField } from './name-field';
import { dictionariesQuery } from './queries';

const meta = { changes: [dictionariesQuery.queryKey] };

/** The list has what a dictionary has become at once, so that the next change is of that version. */
function useListed(): (changed: DictionaryResult) => void {
  const queries = useQueryClient();
  return (changed) =>
    queries.setQueryData(
      dictionariesQuery.queryKey,
      (list) => list && { items: list.items.map((each) => (each.id === changed.id ? changed : each)) },
    );
}

/** The dictionaries, and what can be done about a whole one. */
export function DictionaryTable({ dictionaries }: { dictionaries: readonly DictionaryResult[] }) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const [asked, setAsked] = useState<{ of: DictionaryResult; to: 'rename' | 'remove' } | null>(null);
  const queries = useQueryClient();
  const toggle = useMutation({
    mutationFn: ({ id, is_default, version }: DictionaryResult) =>
      call(dictionariesChange({ path: { id }, query: { version }, body: { is_default: !is_default } })),
    onSuccess: useListed(),
    onError: () => void queries.invalidateQueries(dictionariesQuery), // the list shows what is there now
    meta,
  });
  const toggleOnce = (dictionary: DictionaryResult): void => {
    if (!toggle.isPending) toggle.mutate(dictionary);
  };
  const ask = (of: DictionaryResult, to: 'rename' | 'remove'): void => {
    toggle.reset(); // what failed before is no longer what this is about
    setAsked({ of, to });
  };
  const close = (): void => setAsked(null);
  return (
    <>
      <Failure failure={toggle.error} />
      <Table label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col" className="number">
              {words.entries}
            </th>
            <th scope="col" className="number">
              {words.version}
            </th>
            <th scope="col">{words.changed}</th>
            <th scope="col">{words.use}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {dictionaries.map((dictionary) => (
            <Row
              key={dictionary.id}
              dictionary={dictionary}
              onToggle={() => toggleOnce(dictionary)}
              onAsk={(to) => ask(dictionary, to)}
            />
          ))}
        </tbody>
      </Table>
      {asked?.to === 'rename' && <Rename dictionary={asked.of} onClose={close} />}
      {asked?.to === 'remove' && <Remove dictionary={asked.of} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly dictionary: DictionaryResult;
  readonly onToggle: () => void;
  readonly onAsk: (to: 'rename' | 'remove') => void;
}

function Row({ dictionary, onToggle, onAsk }: RowProps) {
  const { text, format } = useLanguage();
  const words = text.pronunciations;
  const { id, name, is_default, version, entry_count, updated_at } = dictionary;
  const called = isolated(name);
  return (
    <tr>
      <th scope="row" className="wrap" dir="auto">
        <Link to={dictionaryAddress(id)}>{name}</Link>
      </th>
      <td className="number">{format.number(entry_count)}</td>
      <td className="number">{format.number(version)}</td>
      <td>{format.time(updated_at)}</td>
      <td className="nowrap">
        <Switch
          checked={is_default}
          label={(is_default ? words.notByDefaultOf : words.byDefaultOf)(called)}
          onChange={onToggle}
        />{' '}
        <Badge tone={is_default ? 'good' : 'off'}>{is_default ? words.byDefault : words.onDemand}</Badge>
      </td>
      <td className="nowrap">
        <Button className="small" aria-label={words.renameOf(called)} onClick={() => onAsk('rename')}>
          {words.rename}
        </Button>{' '}
        <Button
          className="small"
          kind="danger"
          aria-label={words.removeOf(called)}
          onClick={() => onAsk('remove')}
        >
          {words.remove}
        </Button>
      </td>
    </tr>
  );
}

interface DialogProps {
  readonly dictionary: DictionaryResult;
  readonly onClose: () => void;
}

function Rename({ dictionary, onClose }: DialogProps) {
  const { text } = useLanguage();
  const [{ id, name: former, version }, setFormer] = useState(dictionary);
  const [name, setName] = useState(former);
  const list = useListed();
  const rename = useMutation({
    mutationFn: () => call(dictionariesChange({ path: { id }, query: { version }, body: { name } })),
    onSuccess: list,
    meta,
  });
  const takeUp = (present: DictionaryResult): void => {
    setFormer(present);
    rename.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={text.pronunciations.renameOf(isolated(former))} onClose={onClose}>
      <form onSubmit={submit}>
        <NameField value={name} failure={rename.error} onChange={setName}>
          <ChangedMeanwhile dictionaryId={id} failure={rename.error} onLoaded={takeUp} />
        </NameField>
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={rename.isPending}>
            {text.common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function Remove({ dictionary, onClose }: DialogProps) {
  const { text, format } = useLanguage();
  const words = text.pronunciations;
  const [{ id, name, version, entry_count, updated_at }, setPresent] = useState(dictionary);
  const remove = useMutation({
    mutationFn: () => call(dictionariesRemove({ path: { id }, query: { version } })),
    meta,
  });
  const takeUp = (present: DictionaryResult): void => {
    setPresent(present);
    remove.reset();
  };
  return (
    <Confirm
      title={words.removeTitle}
      yes={words.remove}
      kind="danger"
      action={remove}
      remedy={<ChangedMeanwhile dictionaryId={id} failure={remove.error} onLoaded={takeUp} />}
      onClose={onClose}
    >
      <p>{words.removeHint(isolated(name), format.number(entry_count))}</p>
      <p className="hint">{`${words.versionOf(format.number(version))} ${words.changedAt(format.time(updated_at))}`}</p>
    </Confirm>
  );
}
