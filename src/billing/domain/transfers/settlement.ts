import { isPlausibleBankTime } from './bank-time';
import type { ClosureKind } from './closure';
import type { OrderState } from '../orders/order';
import type { FoundOrderCodes } from '../orders/order-code';
import { isSameMovement, plainAccountNo, type TransferNotice } from './transfer-notice';

/** What became of a transfer. `received` is the only state that still changes by itself. */
export const TRANSFER_OUTCOMES = ['received', 'credited', 'duplicate', 'ignored', 'unmatched'] as const;
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];
export type SettledOutcome = Exclude<TransferOutcome, 'received'>;

/** Why a transfer was not credited. */
export const TRANSFER_REASONS = [
  'out',
  'no-code',
  'nine-digits',
  'unknown-order',
  'wrong-amount',
  'other-account',
  'order-already-paid',
  'reference-reused',
  'implausible-time',
  'account-deleted',
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

/** Why money that came in may wait for an operator: for every reason but having gone out. */
export const WAITING_REASONS = TRANSFER_REASONS.filter((reason) => reason !== 'out');
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** What a transfer comes to. */
export interface Settlement {
  readonly outcome: SettledOutcome;
  /** Null when it was credited, and for a repeat of what was. */
  readonly reason: TransferReason | null;
}

/** A delivery, and what became of it so far. */
export interface TransferWithOutcome extends TransferNotice {
  readonly outcome: TransferOutcome;
  readonly reason: TransferReason | null;
  /** How an operator has ended its waiting; null unless one has. */
  readonly closedAs: ClosureKind | null;
}

/** What is known when a transfer is settled. */
export interface SettlementFacts {
  /** Settled transfers with the same reference; repeats of them may be left out. */
  readonly earlier: readonly TransferWithOutcome[];
  /** The order codes that the transfer names. */
  readonly codes: FoundOrderCodes;
  /** The first of those codes that is an order of ours. */
  readonly order: OrderState | null;
}

/** A transfer beside the order that it may pay. */
export interface Match {
  readonly transfer: TransferNotice;
  /** Whether other money has been credited under the transfer's reference. */
  readonly isReferenceUsed: boolean;
  /** The order codes that the transfer names. */
  readonly codes: FoundOrderCodes;
  /** Null when none of the codes is an order of ours. */
  readonly order: OrderState | null;
}

/** A condition of paying an order, and what a transfer that fails it comes to. */
interface SettlementRule {
  readonly reason: TransferReason;
  readonly outcome: 'ignored' | 'unmatched';
  readonly fails: (match: Match) => boolean;
}

/** In the order in which they are asked: the first one that fails decides. */
const RULES: readonly SettlementRule[] = [
  { reason: 'out', outcome: 'ignored', fails: ({ transfer }) => transfer.direction !== 'in' },
  { reason: 'reference-reused', outcome: 'unmatched', fails: ({ isReferenceUsed }) => isReferenceUsed },
  { reason: 'unknown-order', outcome: 'unmatched', fails: (match) => whyUnnamed(match) === 'unknown-order' },
  { reason: 'nine-digits', outcome: 'unmatched', fails: (match) => whyUnnamed(match) === 'nine-digits' },
  { reason: 'no-code', outcome: 'ignored', fails: (match) => whyUnnamed(match) === 'no-code' },
  {
    reason: 'account-deleted',
    outcome: 'unmatched',
    fails: ({ order }) => order !== null && order.voidSince !== null,
  },
  {
    reason: 'other-account',
    outcome: 'unmatched',
    fails: ({ order, transfer }) => order !== null && !arrivedAt(order.accountNo, transfer),
  },
  {
    reason: 'wrong-amount',
    outcome: 'unmatched',
    fails: ({ order, transfer }) => order !== null && order.amountVnd !== transfer.amountVnd,
  },
  { reason: 'order-already-paid', outcome: 'unmatched', fails: ({ order }) => order?.status === 'PAID' },
  {
    reason: 'implausible-time',
    outcome: 'unmatched',
    fails: ({ transfer }) => !isPlausibleBankTime(transfer.transferredAt),
  },
];

/** Every rule that keeps the transfer from paying the order, the deciding one first; none when it pays. */
export const failedRules = (match: Match): SettlementRule[] => RULES.filter(({ fails }) => fails(match));

/** In which of amount and receiving account the transfer differs from the order. */
export const mismatches = (transfer: TransferNotice, order: OrderState): TransferReason[] => [
  ...(arrivedAt(order.accountNo, transfer) ? [] : (['other-account'] as const)),
  ...(order.amountVnd === transfer.amountVnd ? [] : (['wrong-amount'] as const)),
];

/**
 * Decides what a transfer does. A reference pays once: whatever comes after with the same facts is a
 * duplicate, with other facts a case for the operator. Money that an operator has closed, perhaps sent back, pays
 * nothing when it is told of again. What cannot be credited is judged again when it is
 * repeated, and is a duplicate only if the judgement is still the same.
 */
export function decideSettlement(
  transfer: TransferNotice,
  { earlier, codes, order }: SettlementFacts,
): Settlement {
  // More than one only when an operator credited other money under a reference that a bank used twice.
  const credited = earlier.filter(({ outcome }) => outcome === 'credited');
  const ended = [...credited, ...earlier.filter(({ closedAs }) => closedAs !== null)];
  if (ended.some((other) => isSameMovement(transfer, other))) return { outcome: 'duplicate', reason: null };

  const [failed] = failedRules({ transfer, isReferenceUsed: credited.length > 0, codes, order });
  if (!failed) return { outcome: 'credited', reason: null };
  const { outcome, reason } = failed;
  const isJudgedSo = earlier.some(
    (other) => other.outcome === outcome && other.reason === reason && isSameMovement(transfer, other),
  );
  return { outcome: isJudgedSo ? 'duplicate' : outcome, reason };
}

/** Null when the transfer names the order. */
function whyUnnamed({ codes, order }: Match): TransferReason | null {
  if (order && [...codes.codes, ...codes.former].includes(order.orderCode)) return null;
  if (codes.codes.length > 0) return 'unknown-order';
  return codes.tooManyDigits ? 'nine-digits' : 'no-code';
}

/** Banks with virtual accounts name the main account and put the one that was paid to beside it. */
function arrivedAt(accountNo: string, { accountNumber, subAccount }: TransferNotice): boolean {
  const expected = plainAccountNo(accountNo);
  return [accountNumber, subAccount].some((number) => number !== null && plainAccountNo(number) === expected);
}
