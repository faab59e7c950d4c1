import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import {
  adminTransfersClose,
  type CloseTransferRequest,
  type UnmatchedTransferDto,
} from '../../api/generated';
import { Button, Failure, Field, Select } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { optionsOf } from '../../lib/options';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface CloseTransferProps {
  readonly transfer: UnmatchedTransferDto;
  readonly onClosed: () => void;
  readonly onClose: () => void;
}

/** Lets an operator end the waiting of money that pays no order, once the reason is written down. */
export function CloseTransfer({ transfer, onClosed, onClose }: CloseTransferProps) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { closing: words, unmatched } = admin;
  const [as, setAs] = useState<CloseTransferRequest['as']>('dismissed');
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const refunded = as === 'refunded';
  const close = useMutation({
    mutationFn: () => {
      const body = { as, reason, ...(refunded && { refund_reference: reference.trim() }) };
      return call(adminTransfersClose({ path: { id: transfer.transfer_id }, body }));
    },
    onSuccess: onClosed,
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close.mutate();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.intro(format.vnd(transfer.amount))}</p>
      <form onSubmit={submit}>
        <Select label={words.as} value={as} options={optionsOf(words.kinds)} onChange={setAs} />
        {refunded && (
          <Field
            label={words.refundReference}
            hint={words.refundHint}
            required
            maxLength={200}
            pattern=".*\S.*"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
        <ReasonField hint={unmatched.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={close.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={close.isPending}>
            {words.close}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
