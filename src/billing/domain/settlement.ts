import type { OrderState } from './order';
import type { FoundOrderCodes } from './order-code';
import {
  plainAccountNo,
  isSameMovement,
  type Transfer,
  type TransferNotice,
  type TransferReason,
} from './transfer';

/** What is to become of a transfer. */
export type Settlement =
  | { readonly outcome: 'credited'; readonly reason: null }
  | { readonly outcome: 'duplicate' | 'ignored' | 'unmatched'; readonly reason: TransferReason | null };

/** What is known when a transfer is judged. */
export interface SettlementFacts {
  /** Settled transfers with the same reference; repeats of them may be left out. */
  readonly earlier: readonly Transfer[];
  /** The order codes that the transfer names. */
  readonly codes: FoundOrderCodes;
  /** The first of those codes that is an order of ours. */
  readonly order: OrderState | null;
}

/**
 * Decides what a transfer does (seed, "Processing rules"). A reference pays once: whatever comes after
 * with the same facts is a duplicate, with other facts a case for the operator. What cannot be credited
 * is judged anew when it is repeated, and is a duplicate only if the judgement is still the same.
 */
export function decideSettlement(transfer: Transfer, facts: SettlementFacts): Settlement {
  const settlement = judge(transfer, facts);
  if (settlement.outcome === 'credited') return settlement;
  const judgedSo = facts.earlier.some(
    (other) =>
      other.outcome === settlement.outcome &&
      other.reason === settlement.reason &&
      isSameMovement(transfer, other),
  );
  return judgedSo ? { outcome: 'duplicate', reason: settlement.reason } : settlement;
}

function judge(transfer: Transfer, facts: SettlementFacts): Settlement {
  if (transfer.direction !== 'in') return { outcome: 'ignored', reason: 'out' };
  // More than one only when an operator credited other money under a reference that a bank used twice.
  const credited = facts.earlier.filter(({ outcome }) => outcome === 'credited');
  if (credited.length === 0) return match(transfer, facts);
  return credited.some((other) => isSameMovement(transfer, other))
    ? { outcome: 'duplicate', reason: null }
    : { outcome: 'unmatched', reason: 'reference-reused' };
}

function match(transfer: Transfer, { codes, order }: SettlementFacts): Settlement {
  if (!order) {
    if (codes.codes.length > 0) return { outcome: 'unmatched', reason: 'unknown-order' };
    if (codes.tooManyDigits) return { outcome: 'unmatched', reason: 'nine-digits' };
    return { outcome: 'ignored', reason: 'no-code' };
  }
  if (!arrivedAt(order.accountNo, transfer)) return { outcome: 'unmatched', reason: 'other-account' };
  if (transfer.amountVnd !== order.amountVnd) return { outcome: 'unmatched', reason: 'wrong-amount' };
  if (order.status === 'PAID') return { outcome: 'unmatched', reason: 'order-already-paid' };
  return { outcome: 'credited', reason: null };
}

/** Banks with virtual accounts name the main account and put the one that was paid to beside it. */
export function arrivedAt(accountNo: string, { accountNumber, subAccount }: TransferNotice): boolean {
  const expected = plainAccountNo(accountNo);
  return [accountNumber, subAccount ?? ''].some((number) => plainAccountNo(number) === expected);
}
