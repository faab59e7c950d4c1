import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { type AdminOrderDto, adminOrdersRefund } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { refunded } from '../../lib/refunded';
import { accountQuery, ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface RefundOrderProps {
  readonly order: AdminOrderDto;
  /** What came in and was not sent back before. */
  readonly leftVnd: number;
  readonly onRefunded: () => void;
  readonly onClose: () => void;
}

/** Whole numbers. */
const WHOLE = { type: 'number', inputMode: 'numeric', step: 1 } as const;

/** Lets an operator note that money of a paid order was sent back, and say how many credits are taken back for it. */
export function RefundOrder({ order, leftVnd, onRefunded, onClose }: RefundOrderProps) {
  const { text, format } = useLanguage();
  const { refund: words, closing, unmatched } = useAdminText();
  const leftCredits = order.credits - refunded(order.refunds).credits;
  const [form, setForm] = useState({ amount: '', credits: String(leftCredits), reference: '', reason: '' });
  const refund = useMutation({
    mutationFn: () => {
      const { amount, credits, reference, reason } = form;
      const body = {
        ...(amount !== '' && { amount: Number(amount) }),
        credits: Number(credits),
        refund_reference: reference.trim(),
        reason,
      };
      return call(adminOrdersRefund({ path: { order_code: order.order_code }, body }));
    },
    onSuccess: onRefunded,
    meta: { changes: [ADMIN] },
  });
  const typed = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    refund.mutate();
  };
  return (
    <Dialog title={words.title(order.order_code)} onClose={onClose}>
      <p>{words.intro}</p>
      <form onSubmit={submit}>
        <Field
          label={words.amount}
          hint={words.amountHint(format.vnd(leftVnd))}
          {...WHOLE}
          min={1}
          max={leftVnd}
          {...typed('amount')}
        />
        <CreditsField accountId={order.account_id} most={leftCredits} {...typed('credits')} />
        <Field
          label={closing.refundReference}
          hint={closing.refundHint}
          required
          maxLength={200}
          pattern=".*\S.*"
          {...typed('reference')}
        />
        <ReasonField
          hint={unmatched.reasonHint}
          value={form.reason}
          onChange={(reason) => setForm({ ...form, reason })}
        />
        <Failure failure={refund.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={refund.isPending}>
            {words.submit}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

interface CreditsFieldProps {
  readonly accountId: string;
  /** What the order has granted and was not taken back before. */
  readonly most: number;
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** Says beside the field how many may be taken back, and how many the account has left. */
function CreditsField({ accountId, most, value, onChange }: CreditsFieldProps) {
  const { format } = useLanguage();
  const { refund: words } = useAdminText();
  const account = useQuery(accountQuery(accountId));
  const available = account.data?.account.credits.available;
  const left = available === undefined ? '…' : format.number(available);
  return (
    <Field
      label={words.credits}
      hint={words.creditsHint(format.number(most), left)}
      required
      {...WHOLE}
      min={0}
      max={most}
      value={value}
      onChange={onChange}
    />
  );
}
