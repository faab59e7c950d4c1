import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';
import type { OrderReceipt } from '../receipts/order-receipt';
import { refundReferenceFault } from './refund-reference';

/** What an operator says who has sent back the money of a paid order. */
export interface RefundDecision {
  /** What was sent back, in whole dong; null for all that came in. */
  readonly amountVnd: number | null;
  /** Credits to be taken back, from 0 to what the order has granted: the operator says it, because some may be spent. */
  readonly credits: number;
  /** The bank's reference of the transfer that sent the money back. */
  readonly reference: string;
  readonly reason: string;
  /** Who decided it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  readonly by: string;
}

/** That money of a paid order was sent back: an adjustment of its receipt, which stays as it is. Once for an order. */
export interface OrderRefund {
  readonly orderId: string;
  /** 1 to what came in, in whole dong. */
  readonly amountVnd: number;
  /** Taken back from the account; 0 to what the order had granted. */
  readonly credits: number;
  readonly reference: string;
  readonly reason: string;
  readonly refundedBy: string;
  /** When it was noted: the period that it adjusts. */
  readonly refundedAt: Date;
}

/** @throws InvalidParameters naming each field that the receipt does not allow, or that says nothing */
export function refundOf(receipt: OrderReceipt, decision: RefundDecision, now: Date): OrderRefund {
  const { amountVnd, credits, reference, reason, by } = decision;
  const amount = amountVnd ?? receipt.amountVnd;
  const faults: FieldFault[] = [];
  const fault = (field: string, code: string, message: string) => faults.push({ field, code, message });
  if (!isWithin(1, amount, receipt.amountVnd)) {
    fault('amount', 'OUT_OF_RANGE', `amount must be 1 to ${receipt.amountVnd} VND, which came in.`);
  }
  if (!isWithin(0, credits, receipt.credits)) {
    fault('credits', 'OUT_OF_RANGE', `credits must be 0 to ${receipt.credits}, which the order granted.`);
  }
  if (reason.trim() === '') fault('reason', 'REQUIRED', 'A refund is noted with a reason.');
  const referenceFault = refundReferenceFault(reference);
  if (referenceFault) faults.push(referenceFault);
  if (faults.length > 0) throw new InvalidParameters(faults);
  return {
    orderId: receipt.orderId,
    amountVnd: amount,
    credits,
    reference: reference.trim(),
    reason,
    refundedBy: by,
    refundedAt: now,
  };
}

const isWithin = (least: number, value: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
