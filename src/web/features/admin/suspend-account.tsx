import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminAccountsSuspend, adminAccountsUnsuspend, type AdminAccountDto } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Card, Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useAction } from '../../lib/use-data';
import { ReasonField } from './reason-field';

interface SuspendAccountProps {
  readonly account: AdminAccountDto;
  readonly onChanged: () => void;
}

/** Whether a customer may use the service, and the way to change that. */
export function SuspendAccount({ account, onChanged }: SuspendAccountProps) {
  const { text, format } = useLanguage();
  const { suspension: words } = text.admin;
  const [asks, setAsks] = useState(false);
  const { suspended_at, suspended_reason } = account;
  const lift = useAction(async () => {
    await call(adminAccountsUnsuspend({ path: { id: account.id } }));
    onChanged();
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
      <Failure failure={lift.failure} />
      {suspended_at === null ? (
        <Button onClick={() => setAsks(true)}>{words.suspend}</Button>
      ) : (
        <Button busy={lift.running} onClick={() => lift.run()}>
          {words.lift}
        </Button>
      )}
      {asks && (
        <Reason
          account={account}
          onClose={() => setAsks(false)}
          onSuspended={() => {
            setAsks(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

interface ReasonProps {
  readonly account: AdminAccountDto;
  readonly onSuspended: () => void;
  readonly onClose: () => void;
}

function Reason({ account: { id, email }, onSuspended, onClose }: ReasonProps) {
  const { text } = useLanguage();
  const { suspension: words } = text.admin;
  const [reason, setReason] = useState('');
  const suspend = useAction(async () => {
    await call(adminAccountsSuspend({ path: { id }, body: { reason } }));
    onSuspended();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    suspend.run();
  };
  return (
    <Dialog title={words.suspendOf(isolated(email))} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{words.effect}</p>
        <ReasonField hint={words.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={suspend.failure} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={suspend.running}>
            {words.suspend}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
