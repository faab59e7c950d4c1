import type { Person } from '../../../accounts';
import type { WaitingTransfer } from '../../application/transfers/review-transfers';
import type { Candidate } from '../../domain/transfers/candidates';
import { Order } from '../../domain/orders/order';
import type { TransferState } from '../../domain/transfers/transfer';
import type { TransferCandidateDto, TransferDto, UnmatchedTransferDto } from './admin-transfers.dto';

/** @param orderCode the order that it paid, if it paid one */
export const presentTransfer = (transfer: TransferState, orderCode: string | null): TransferDto => ({
  transfer_id: transfer.id,
  channel: transfer.channel,
  gateway: transfer.gateway,
  reference_code: transfer.referenceCode,
  direction: transfer.direction,
  amount: transfer.amountVnd,
  content: transfer.content,
  account_number: transfer.accountNumber,
  transferred_at: transfer.transferredAt.toISOString(),
  received_at: transfer.receivedAt.toISOString(),
  outcome: transfer.outcome,
  reason: transfer.reason,
  order_code: orderCode,
  assigned_reason: transfer.assignedReason,
  assigned_by: transfer.assignedBy,
  settled_at: transfer.settledAt?.toISOString() ?? null,
  closed_as: transfer.closedAs,
  closed_reason: transfer.closedReason,
  closed_by: transfer.closedBy,
  closed_at: transfer.closedAt?.toISOString() ?? null,
  refund_reference: transfer.refundReference,
});

/** @param people who ordered, by the ids of their accounts */
export const presentWaiting = (
  { transfer, candidates }: WaitingTransfer,
  people: ReadonlyMap<string, Person>,
  now: Date,
): UnmatchedTransferDto => ({
  ...presentTransfer(transfer, null),
  candidates: candidates.map((candidate) =>
    presentCandidate(candidate, people.get(candidate.order.accountId), now),
  ),
});

export const presentCandidate = (
  { order, failed, digits }: Candidate,
  person: Person | undefined,
  now: Date,
): TransferCandidateDto => ({
  order_code: order.orderCode,
  account_id: order.accountId,
  account_email: person?.email ?? '',
  account_name: person?.name ?? '',
  amount: order.amountVnd,
  status: Order.restore(order).statusAt(now),
  created_at: order.createdAt.toISOString(),
  failed: [...failed],
  digits_in_place: digits?.shown ?? null,
});
