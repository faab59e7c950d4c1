import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminAccountsGrant, type AdminAccountDto } from '../../api/generated';
import { Confirm } from '../../ui/confirm';
import { Button } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { WholeNumberField } from '../../ui/whole-number-field';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { randomToken } from '../../lib/random-token';
import { readWholeNumber, wholeNumberOf } from '../../lib/whole-number';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

/** The most credits that the API grants at once. */
const MOST_GRANTED = 1_000_000_000;

/** Nothing typed yet. The key stays until the grant is done or becomes another: it is given once. */
const nothing = () => ({ credits: '', reason: '', key: randomToken() });

/** Gives an account credits, for a reason, after one more look at how many and to whom. */
export function GrantCredits({ account, onGranted }: { account: AdminAccountDto; onGranted: () => void }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { oneAccount } = admin;
  const [form, setForm] = useState(nothing);
  const [asking, setAsking] = useState(false);
  const [granted, setGranted] = useState<number | null>(null);
  const credits = readWholeNumber(form.credits);
  const grant = useMutation({
    mutationFn: () => {
      const headers = { 'Idempotency-Key': form.key };
      const body = { credits: wholeNumberOf(form.credits), reason: form.reason };
      return call(adminAccountsGrant({ path: { id: account.id }, body, headers }));
    },
    onSuccess: () => {
      setForm(nothing());
      setGranted(credits);
      onGranted();
    },
    meta: { changes: [ADMIN] },
  });
  const type = (typed: Partial<typeof form>): void => setForm({ ...form, ...typed, key: randomToken() });
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setGranted(null);
    setAsking(true);
  };
  return (
    <Card title={oneAccount.grant}>
      <form onSubmit={ask}>
        <WholeNumberField
          label={oneAccount.credits}
          required
          min={1}
          max={MOST_GRANTED}
          value={form.credits}
          onChange={(typed) => type({ credits: typed })}
        />
        <ReasonField
          hint={oneAccount.grantReasonHint}
          value={form.reason}
          onChange={(reason) => type({ reason })}
        />
        <div role="status">
          {granted !== null && <p className="notice good">{oneAccount.granted(format.number(granted))}</p>}
        </div>
        <p className="actions">
          <Button type="submit" kind="primary">
            {oneAccount.grant}
          </Button>
        </p>
      </form>
      {asking && credits !== null && (
        <Confirm
          title={oneAccount.confirmTitle}
          yes={oneAccount.grant}
          action={grant}
          onDone={() => setAsking(false)}
          onClose={grant.isPending ? undefined : () => setAsking(false)}
        >
          <p>{oneAccount.confirm(format.number(credits), account.email)}</p>
          <p dir="auto">{oneAccount.confirmReason(form.reason)}</p>
        </Confirm>
      )}
    </Card>
  );
}
