import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminApiKeysRevoke, type ApiKeyDto } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { KeyState } from '../../ui/key-state';
import { Card, Dialog, Loaded, Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { isolated } from '../../lib/isolated';
import { accountKeysQuery, ADMIN } from './queries';
import { ReasonField } from './reason-field';

/** The API keys of a customer, and the way to take one away. */
export function AccountKeys({ accountId }: { accountId: string }) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { accountKeys: words } = admin;
  const [asked, setAsked] = useState<ApiKeyDto | null>(null);
  const keys = useQuery(accountKeysQuery(accountId));
  return (
    <Card title={text.keys.title}>
      <Loaded query={keys}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="hint">{words.none}</p>
          ) : (
            <KeyTable keys={items} onRevoke={setAsked} />
          )
        }
      </Loaded>
      {asked && <RevokeKey accountId={accountId} apiKey={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface KeyTableProps {
  readonly keys: readonly ApiKeyDto[];
  readonly onRevoke: (key: ApiKeyDto) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { accountKeys: words } = admin;
  return (
    <Table label={text.keys.title}>
      <thead>
        <tr>
          <th scope="col">{text.keys.name}</th>
          <th scope="col">{text.keys.key}</th>
          <th scope="col" className="number">
            {words.thisMonth}
          </th>
          <th scope="col">{text.keys.lastUsed}</th>
          <th scope="col">{text.keys.state}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row" className="wrap" dir="auto">
              {key.name}
            </th>
            <td>
              <code>{`${key.prefix}…${key.last4}`}</code>
            </td>
            <td className="number">{format.number(key.credits_this_month)}</td>
            <td>{key.last_used_at ? format.time(key.last_used_at) : text.keys.never}</td>
            <td>
              <KeyState {...key} />
            </td>
            <td>
              <Button
                className="small"
                kind="danger"
                aria-label={words.revokeOf(isolated(key.name))}
                onClick={() => onRevoke(key)}
              >
                {words.revoke}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface RevokeKeyProps {
  readonly accountId: string;
  readonly apiKey: ApiKeyDto;
  readonly onClose: () => void;
}

function RevokeKey({ accountId, apiKey, onClose }: RevokeKeyProps) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { accountKeys: words } = admin;
  const [reason, setReason] = useState('');
  const revoke = useMutation({
    mutationFn: () =>
      call(adminApiKeysRevoke({ path: { id: accountId, key_id: apiKey.id }, body: { reason } })),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    revoke.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.revokeOf(isolated(apiKey.name))} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{words.effect}</p>
        <ReasonField hint={admin.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={revoke.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="danger" busy={revoke.isPending}>
            {words.revoke}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
