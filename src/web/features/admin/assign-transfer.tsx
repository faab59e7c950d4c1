import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import {
  adminTransfersAssign,
  adminTransfersCompare,
  type TransferCandidateDto,
  type UnmatchedTransferDto,
} from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Dialog } from '../../ui/layout';
import { OrderState } from '../../ui/order-state';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { canBePaid } from './can-be-paid';
import { ComparedAmount, ComparedCode, ComparedCustomer } from './compared';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface AssignTransferProps {
  readonly transfer: UnmatchedTransferDto;
  /** The order to be paid; null when the operator names it. */
  readonly candidate: TransferCandidateDto | null;
  readonly onPaid: (orderCode: string) => void;
  readonly onClose: () => void;
}

/** What an operator has to accept by typing the amount that came. */
const MISMATCHES: readonly string[] = ['wrong-amount', 'other-account'];

/** Lets an operator pay an order with money that waits, once it was compared and the reason is written down. */
export function AssignTransfer({ transfer, candidate, onPaid, onClose }: AssignTransferProps) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words } = admin;
  const [compared, setCompared] = useState(candidate);
  return (
    <Dialog title={words.title} onClose={onClose}>
      {!candidate && <FindOrder transfer={transfer} onFound={setCompared} />}
      {compared ? (
        <>
          <Comparison transfer={transfer} candidate={compared} />
          <Decide
            key={compared.order_code}
            transfer={transfer}
            candidate={compared}
            onPaid={onPaid}
            onClose={onClose}
          />
        </>
      ) : (
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
        </p>
      )}
    </Dialog>
  );
}

interface FindOrderProps {
  readonly transfer: UnmatchedTransferDto;
  /** Null as soon as another code is being typed. */
  readonly onFound: (candidate: TransferCandidateDto | null) => void;
}

function FindOrder({ transfer, onFound }: FindOrderProps) {
  const admin = useAdminText();
  const { unmatched: words, orders } = admin;
  const [orderCode, setOrderCode] = useState('');
  const find = useMutation({
    mutationFn: (order_code: string) =>
      call(adminTransfersCompare({ path: { id: transfer.transfer_id, order_code } })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A reset drops what is called here, where another code is typed before the answer comes.
    find.mutate(orderCode.trim(), { onSuccess: ({ candidate }) => onFound(candidate) });
  };
  return (
    <form onSubmit={submit}>
      <div className="search">
        <Field
          label={orders.code}
          required
          pattern=".*\S.*"
          maxLength={100}
          value={orderCode}
          onChange={(event) => {
            setOrderCode(event.target.value);
            find.reset();
            onFound(null);
          }}
        />
        <Button type="submit" busy={find.isPending}>
          {words.compare}
        </Button>
      </div>
      <Failure failure={find.error} />
    </form>
  );
}

interface ChosenProps {
  readonly transfer: UnmatchedTransferDto;
  readonly candidate: TransferCandidateDto;
}

/** The order beside the money: what agrees and all that does not. */
function Comparison({ transfer, candidate }: ChosenProps) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words, transfers, orders } = admin;
  const { failed } = candidate;
  return (
    <>
      <Facts
        rows={[
          [
            transfers.order,
            <span key="code">
              <ComparedCode candidate={candidate} /> <OrderState status={candidate.status} />
            </span>,
          ],
          [words.price, <ComparedAmount key="amount" transfer={transfer} candidate={candidate} />],
          [words.customer, <ComparedCustomer key="customer" transfer={transfer} candidate={candidate} />],
          [text.auth.email, candidate.account_email],
          [orders.placed, format.time(candidate.created_at)],
        ]}
      />
      <div className={failed.length > 0 ? 'notice bad' : 'notice good'} role="status">
        {failed.length === 0 ? (
          words.nothingFailed
        ) : (
          <>
            {words.failed}
            <ul className="bullets">
              {failed.map((cause) => (
                <li key={cause}>{transfers.causes[cause]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

/** Asks for the reason and, where money or account are not the order's, for the amount. */
function Decide({
  transfer,
  candidate,
  onPaid,
  onClose,
}: ChosenProps & Omit<AssignTransferProps, 'candidate'>) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words } = admin;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [mistyped, setMistyped] = useState(false);
  const differs = candidate.failed.some((rule) => MISMATCHES.includes(rule));
  const accepted = Number(typed.replace(/\D/g, ''));
  const assign = useMutation({
    mutationFn: () => {
      const body = {
        order_code: candidate.order_code,
        reason,
        ...(differs && { accept_mismatch: accepted }),
      };
      return call(adminTransfersAssign({ path: { id: transfer.transfer_id }, body }));
    },
    onSuccess: ({ order }) => onPaid(order.order_code),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = differs && accepted !== transfer.amount;
    setMistyped(wrong);
    if (!wrong) assign.mutate();
  };
  const payable = canBePaid(candidate);
  return (
    <form onSubmit={submit}>
      {payable && (
        <>
          <p>{words.confirm(format.vnd(transfer.amount), candidate.order_code)}</p>
          {differs && (
            <Field
              label={words.acceptAmount}
              hint={words.acceptHint}
              fault={mistyped ? words.mistyped : undefined}
              required
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMistyped(false);
              }}
            />
          )}
          <ReasonField hint={words.reasonHint} value={reason} onChange={setReason} />
        </>
      )}
      <Failure failure={assign.error} />
      <p className="actions">
        <Button onClick={onClose}>{text.common.cancel}</Button>
        {payable && (
          <Button type="submit" kind="primary" busy={assign.isPending}>
            {differs ? words.assignAnyway : words.assign}
          </Button>
        )}
      </p>
    </form>
  );
}
