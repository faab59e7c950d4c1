import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { type AdminOrderDto, adminOrdersRefund } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { accountQuery, ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface RefundOrderProps {
  readonly order: AdminOrderDto;
  readonly onRefunded: () => void;
  readonly onClose: () => void;
}

/** Whole numbers. */
const WHOLE = { type: 'number', inputMode: 'numeric', step: 1 } as const;

/** Lets an operator note that the money of a paid order was sent back, and say how many credits are taken back for it. */
export function RefundOrder({ order, onRefunded, onClose }: RefundOrderProps) {
  const { text } = useLanguage();
  const { refund: words, closing, unmatched } = useAdminText();
  const [form, setForm] = useState({ amount: '', credits: String(order.credits), reference: '', reason: '' });
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
        <Field label={words.amount} hint={words.amountHint} {...WHOLE} min={1} {...typed('amount')} />
        <CreditsField order={order} {...typed('credits')} />
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
  readonly order: AdminOrderDto;
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** Says beside the field how many the order has granted, and how many are left to be taken. */
function CreditsField({ order, value, onChange }: CreditsFieldProps) {
  const { format } = useLanguage();
  const { refund: words } = useAdminText();
  const account = useQuery(accountQuery(order.account_id));
  const available = account.data?.account.credits.available;
  const left = available === undefined ? '…' : format.number(available);
  return (
    <Field
      label={words.credits}
      hint={words.creditsHint(format.number(order.credits), left)}
      required
      {...WHOLE}
      min={0}
      max={order.credits}
      value={value}
      onChange={onChange}
    />
  );
}
