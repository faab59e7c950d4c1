import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminAccountsSuspend, adminAccountsUnsuspend, type AdminAccountDto } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Card, Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { isolated } from '../../lib/isolated';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

/** Whether a customer may use the service, and the way to change that. */
export function SuspendAccount({ account }: { account: AdminAccountDto }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { suspension: words } = admin;
  const [asks, setAsks] = useState(false);
  const { suspended_at, suspended_reason } = account;
  const lift = useMutation({
    mutationFn: () => call(adminAccountsUnsuspend({ path: { id: account.id } })),
    meta: { changes: [ADMIN] },
  });
  return (
    <Card title={words.title}>
      {suspended_at === null ? (
        <p>{words.isOpen}</p>
      ) : (
        <p className="notice bad">
          {words.since(format.time(suspended_at))} <span dir="auto">{suspended_reason}</span>
        </p>
      )}
      <Failure failure={lift.error} />
      {suspended_at === null ? (
        <Button onClick={() => setAsks(true)}>{words.suspend}</Button>
      ) : (
        <Button busy={lift.isPending} onClick={() => lift.mutate()}>
          {words.lift}
        </Button>
      )}
      {asks && <Reason account={account} onClose={() => setAsks(false)} />}
    </Card>
  );
}

interface ReasonProps {
  readonly account: AdminAccountDto;
  readonly onClose: () => void;
}

function Reason({ account: { id, email }, onClose }: ReasonProps) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { suspension: words } = admin;
  const [reason, setReason] = useState('');
  const suspend = useMutation({
    mutationFn: () => call(adminAccountsSuspend({ path: { id }, body: { reason } })),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    suspend.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.suspendOf(isolated(email))} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{words.effect}</p>
        <ReasonField hint={words.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={suspend.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={suspend.isPending}>
            {words.suspend}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
