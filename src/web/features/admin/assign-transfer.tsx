import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import {
  adminTransfersAssign,
  type TransferCandidateDto,
  type UnmatchedTransferDto,
} from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { failureOf, useAction } from '../../lib/use-data';
import { ReasonField } from './reason-field';

interface AssignTransferProps {
  readonly transfer: UnmatchedTransferDto;
  /** The order to be paid; null when the operator names it. */
  readonly candidate: TransferCandidateDto | null;
  readonly onPaid: (orderCode: string) => void;
  readonly onClose: () => void;
}

/** What an operator has to know of before money is assigned. */
const MISMATCHES = ['wrong-amount', 'other-account'];

/** Lets an operator pay an order with money that waits, once the reason is written down. */
export function AssignTransfer({ transfer, candidate, onPaid, onClose }: AssignTransferProps) {
  const { text, format } = useLanguage();
  const { unmatched: words, orders } = text.admin;
  const [orderCode, setOrderCode] = useState(candidate?.order_code ?? '');
  const [reason, setReason] = useState('');
  const [isToldOf, setToldOf] = useState(false);
  const differs = isToldOf || candidate?.failed.some((rule) => MISMATCHES.includes(rule));
  const assign = useAction(async () => {
    const body = {
      order_code: orderCode.trim(),
      reason,
      ...(differs && { accept_mismatch: transfer.amount }),
    };
    const { order } = await call(adminTransfersAssign({ path: { id: transfer.transfer_id }, body })).catch(
      (error: unknown) => {
        setToldOf(failureOf(error).code === 'TRANSFER_MISMATCH'); // sent once more, it is accepted
        throw error;
      },
    );
    onPaid(order.order_code);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    assign.run();
  };
  const amount = format.vnd(transfer.amount);
  return (
    <Dialog title={words.title} onClose={onClose}>
      {candidate && candidate.amount !== transfer.amount && (
        <p className="notice bad">{words.difference(amount, format.vnd(candidate.amount))}</p>
      )}
      {orderCode.trim() && <p>{words.confirm(amount, orderCode.trim().toUpperCase())}</p>}
      <form onSubmit={submit}>
        {!candidate && (
          <Field
            label={orders.code}
            required
            maxLength={100}
            value={orderCode}
            onChange={(event) => {
              setOrderCode(event.target.value);
              setToldOf(false);
            }}
          />
        )}
        <ReasonField hint={words.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={assign.failure} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={assign.running}>
            {isToldOf ? words.assignAnyway : words.assign}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
