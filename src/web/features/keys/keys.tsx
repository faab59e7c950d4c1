import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { keysQuery } from '../../api/queries';
import { apiKeysChange, apiKeysCreate, apiKeysRemove, type ApiKeyDto } from '../../api/generated';
import { Confirm } from '../../ui/confirm';
import { Button, Code, CopyButton, Failure, Field, Switch } from '../../ui/controls';
import { KeyState } from '../../ui/key-state';
import { Card, Dialog, Empty, Loaded, Screen, Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { curlCall, speechCall } from '../../lib/snippets';
import { changesOf, draftOf, KeyLimits, LimitFields, limitsOf, NO_LIMITS } from './key-limits';

const meta = { changes: [keysQuery.queryKey] };

/** The account's API keys. A whole key is shown once, when it is made. */
export function Keys() {
  const { text } = useLanguage();
  const keys = useQuery(keysQuery);
  /** The key that was just made; null once it is stored. */
  const [created, setCreated] = useState<string | null>();
  return (
    <Screen title={text.keys.title}>
      <p className="intro">{text.keys.intro}</p>
      {created ? (
        <NewKey apiKey={created} onDone={() => setCreated(null)} />
      ) : (
        <CreateKey autoFocus={created === null} onCreated={setCreated} />
      )}
      <Card>
        <Loaded query={keys}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={text.keys.empty}>
                <p>{text.keys.emptyHint}</p>
              </Empty>
            ) : (
              <KeyTable keys={items} />
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

interface CreateKeyProps {
  /** Whether it comes in place of what had the focus. */
  readonly autoFocus: boolean;
  readonly onCreated: (key: string) => void;
}

function CreateKey({ autoFocus, onCreated }: CreateKeyProps) {
  const { text } = useLanguage();
  const [name, setName] = useState('');
  const [limits, setLimits] = useState(NO_LIMITS);
  const create = useMutation({
    mutationFn: () => call(apiKeysCreate({ body: { name, ...limitsOf(limits) } })),
    onSuccess: ({ key }) => onCreated(key),
    meta,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <Field
          label={text.keys.name}
          hint={text.keys.nameHint}
          autoFocus={autoFocus}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <details>
          <summary>{text.keys.limit}</summary>
          <LimitFields draft={limits} onChange={setLimits} />
        </details>
        <Button type="submit" kind="primary" busy={create.isPending}>
          {text.keys.create}
        </Button>
      </form>
      <Failure failure={create.error} />
    </Card>
  );
}

function NewKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const { text } = useLanguage();
  return (
    <Card title={text.keys.createdTitle} className="highlight">
      <div role="status">
        <p>{text.keys.createdHint}</p>
        <p className="secret">
          <code>{apiKey}</code> <CopyButton value={apiKey} autoFocus />
        </p>
      </div>
      <h3>{text.keys.tryIt}</h3>
      <Code
        label={text.keys.tryIt}
        value={curlCall(location.origin, speechCall({ input_text: 'Xin chào!' }), apiKey)}
      />
      <p className="actions">
        <Button onClick={onDone}>{text.keys.done}</Button>
      </p>
    </Card>
  );
}

function KeyTable({ keys }: { keys: readonly ApiKeyDto[] }) {
  const { text } = useLanguage();
  const [asked, setAsked] = useState<{ key: ApiKeyDto; to: 'edit' | 'remove' } | null>(null);
  const toggle = useMutation({
    mutationFn: ({ id, enabled }: ApiKeyDto) =>
      call(apiKeysChange({ path: { id }, body: { enabled: !enabled } })),
    meta,
  });
  const close = (): void => setAsked(null);
  return (
    <>
      <Failure failure={toggle.error} />
      <Table label={text.keys.title}>
        <thead>
          <tr>
            <th scope="col">{text.keys.name}</th>
            <th scope="col">{text.keys.key}</th>
            <th scope="col">{text.keys.spending}</th>
            <th scope="col">{text.keys.lastUsed}</th>
            <th scope="col">{text.keys.created}</th>
            <th scope="col">{text.keys.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onToggle={() => toggle.mutate(key)}
              onEdit={() => setAsked({ key, to: 'edit' })}
              onRemove={() => setAsked({ key, to: 'remove' })}
            />
          ))}
        </tbody>
      </Table>
      {asked?.to === 'edit' && <EditKey apiKey={asked.key} onClose={close} />}
      {asked?.to === 'remove' && <RemoveKey apiKey={asked.key} onClose={close} />}
    </>
  );
}

interface KeyRowProps {
  readonly apiKey: ApiKeyDto;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function KeyRow({ apiKey, onToggle, onEdit, onRemove }: KeyRowProps) {
  const { text, format } = useLanguage();
  const { name, enabled } = apiKey;
  const called = isolated(name);
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>
        <code>{`${apiKey.prefix}…${apiKey.last4}`}</code>
      </td>
      <td>
        <KeyLimits apiKey={apiKey} />
      </td>
      <td>{apiKey.last_used_at ? format.time(apiKey.last_used_at) : text.keys.never}</td>
      <td>{format.time(apiKey.created_at)}</td>
      <td className="nowrap">
        <Switch
          checked={enabled}
          label={(enabled ? text.keys.disable : text.keys.enable)(called)}
          onChange={onToggle}
        />{' '}
        <KeyState {...apiKey} />
      </td>
      <td className="nowrap">
        <Button className="small" aria-label={text.keys.editOf(called)} onClick={onEdit}>
          {text.keys.edit}
        </Button>{' '}
        <Button className="small" kind="danger" aria-label={text.keys.removeOf(called)} onClick={onRemove}>
          {text.keys.remove}
        </Button>
      </td>
    </tr>
  );
}

function EditKey({ apiKey, onClose }: { apiKey: ApiKeyDto; onClose: () => void }) {
  const { text } = useLanguage();
  const [name, setName] = useState(apiKey.name);
  const [limits, setLimits] = useState(draftOf(apiKey));
  const edit = useMutation({
    mutationFn: () =>
      call(apiKeysChange({ path: { id: apiKey.id }, body: { name, ...changesOf(apiKey, limits) } })),
    meta,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edit.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={text.keys.editOf(isolated(apiKey.name))} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.keys.name}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <LimitFields draft={limits} onChange={setLimits} />
        <Failure failure={edit.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={edit.isPending}>
            {text.common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function RemoveKey({ apiKey, onClose }: { apiKey: ApiKeyDto; onClose: () => void }) {
  const { text } = useLanguage();
  const remove = useMutation({
    mutationFn: () => call(apiKeysRemove({ path: { id: apiKey.id } })),
    meta,
  });
  return (
    <Confirm
      title={text.keys.removeTitle}
      yes={text.keys.remove}
      kind="danger"
      action={remove}
      onClose={onClose}
    >
      <p>{text.keys.removeHint(isolated(apiKey.name))}</p>
    </Confirm>
  );
}
