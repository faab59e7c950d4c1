import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';
import { OrderAlreadyRefunded } from '../billing.errors';
import type { OrderReceipt } from '../receipts/order-receipt';
import { refundReferenceFault } from './refund-reference';

/** What an operator says who has sent back the money of a paid order, or a part of it. */
export interface RefundDecision {
  /** What was sent back, in whole dong; null for all that was not sent back before. */
  readonly amountVnd: number | null;
  /**
   * Credits to be taken back, from 0 to what the order has granted and was not taken back before: the operator says it,
   * because some may be spent.
   */
  readonly credits: number;
  /** The bank's reference of the transfer that sent the money back. */
  readonly reference: string;
  readonly reason: string;
  /** Who decided it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  readonly by: string;
}

/**
 * That money of a paid order was sent back: an adjustment of its receipt, which stays as it is. An order may have several,
 * until all that came in was sent back.
 */
export interface OrderRefund {
  readonly orderId: string;
  /** Counts the refunds of the order from 1, without gaps. */
  readonly number: number;
  /** 1 to what came in, in whole dong; so is the sum of all refunds of the order. */
  readonly amountVnd: number;
  /** Taken back from the account; 0 to what the order had granted; so is the sum of all refunds of the order. */
  readonly credits: number;
  readonly reference: string;
  readonly reason: string;
  readonly refundedBy: string;
  /** When it was noted: the period that it adjusts. */
  readonly refundedAt: Date;
}

/** What was sent back and taken back in all. */
export const sumOfRefunds = (
  refunds: readonly Pick<OrderRefund, 'amountVnd' | 'credits'>[],
): { readonly amountVnd: number; readonly credits: number } => ({
  amountVnd: refunds.reduce((sum, { amountVnd }) => sum + amountVnd, 0),
  credits: refunds.reduce((sum, { credits }) => sum + credits, 0),
});

/**
 * The next refund of an order.
 * @param earlier all that it has
 * @throws OrderAlreadyRefunded when nothing is left of what came in
 * @throws InvalidParameters naming each field that goes beyond what is left, or says nothing
 */
export function refundOf(
  receipt: OrderReceipt,
  earlier: readonly OrderRefund[],
  decision: RefundDecision,
  now: Date,
): OrderRefund {
  const { amountVnd, credits, reference, reason, by } = decision;
  const refunded = sumOfRefunds(earlier);
  const left = {
    amountVnd: receipt.amountVnd - refunded.amountVnd,
    credits: receipt.credits - refunded.credits,
  };
  if (left.amountVnd <= 0) throw new OrderAlreadyRefunded(receipt.orderCode);
  const amount = amountVnd ?? left.amountVnd;
  const faults: FieldFault[] = [];
  const fault = (field: string, code: string, message: string) => faults.push({ field, code, message });
  if (!isWithin(1, amount, left.amountVnd)) {
    fault('amount', 'OUT_OF_RANGE', `amount must be 1 to ${left.amountVnd} VND, which came in and is left.`);
  }
  if (!isWithin(0, credits, left.credits)) {
    fault('credits', 'OUT_OF_RANGE', `credits must be 0 to ${left.credits}, which the order granted.`);
  }
  if (reason.trim() === '') fault('reason', 'REQUIRED', 'A refund is noted with a reason.');
  const referenceFault = refundReferenceFault(reference);
  if (referenceFault) faults.push(referenceFault);
  if (faults.length > 0) throw new InvalidParameters(faults);
  return {
    orderId: receipt.orderId,
    number: earlier.length + 1,
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
