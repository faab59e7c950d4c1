import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { type AdminOrderDto, adminOrdersRefund } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { WholeNumberField } from '../../ui/whole-number-field';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { refunded } from '../../lib/refunded';
import { wholeNumberOf } from '../../lib/whole-number';
import { accountQuery, ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface RefundOrderProps {
  readonly order: AdminOrderDto;
  /** What came in and was not sent back before. */
  readonly leftVnd: number;
  readonly onClose: () => void;
}

/** The fields as they are typed. */
interface RefundForm {
  readonly amount: string;
  /** All that can be taken back, until something else is typed. */
  readonly credits?: string;
  readonly reference: string;
  readonly reason: string;
}

/** Lets an operator note that money of a paid order was sent back, and say how many credits are taken back for it. */
export function RefundOrder({ order, leftVnd, onClose }: RefundOrderProps) {
  const { text, format } = useLanguage();
  const { refund: words, closing, unmatched } = useAdminText();
  const rest = order.credits - refunded(order.refunds).credits;
  const available = useQuery(accountQuery(order.account_id)).data?.account.credits.available;
  const [form, setForm] = useState<RefundForm>({ amount: '', reference: '', reason: '' });
  const all = available === undefined ? '' : String(Math.min(rest, available));
  const { credits = all } = form;
  const refund = useMutation({
    mutationFn: () => {
      const { amount, reference, reason } = form;
      const body = {
        ...(amount !== '' && { amount: wholeNumberOf(amount) }),
        credits: wholeNumberOf(credits),
        refund_reference: reference.trim(),
        reason,
      };
      return call(adminOrdersRefund({ path: { order_code: order.order_code }, body }));
    },
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    refund.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.title(order.order_code)} onClose={onClose}>
      <p>{words.intro}</p>
      <form onSubmit={submit}>
        <WholeNumberField
          label={words.amount}
          hint={words.amountHint(format.vnd(leftVnd))}
          min={1}
          max={leftVnd}
          written={format.vnd}
          value={form.amount}
          onChange={(amount) => setForm({ ...form, amount })}
        />
        <CreditsField
          rest={rest}
          available={available}
          value={credits}
          onChange={(typed) => setForm({ ...form, credits: typed })}
        />
        <Field
          label={closing.refundReference}
          hint={closing.refundHint}
          required
          maxLength={200}
          pattern=".*\S.*"
          value={form.reference}
          onChange={(event) => setForm({ ...form, reference: event.target.value })}
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
  /** What the order has granted and was not taken back before. */
  readonly rest: number;
  /** What the account has left; undefined until that is known. */
  readonly available: number | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Says beside the field how many may be taken back, and how many the account has left. */
function CreditsField({ rest, available, value, onChange }: CreditsFieldProps) {
  const { format } = useLanguage();
  const { refund: words } = useAdminText();
  const left = available === undefined ? '…' : format.number(available);
  return (
    <WholeNumberField
      label={words.credits}
      hint={words.creditsHint(format.number(rest), left)}
      required
      min={0}
      max={Math.min(rest, available ?? rest)}
      value={value}
      onChange={onChange}
    />
  );
}
