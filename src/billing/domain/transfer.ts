/** What became of a transfer. `received` is the only state that still changes by itself. */
export const TRANSFER_OUTCOMES = ['received', 'credited', 'duplicate', 'ignored', 'unmatched'] as const;
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];

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
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

/** Why money that came in may wait for an operator: for every reason but having gone out. */
export const WAITING_REASONS = TRANSFER_REASONS.filter((reason) => reason !== 'out');
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** What a gateway's notification or a line of a statement says, in our words. */
export interface TransferNotice {
  /** How it reached us: the key of the gateway that told it, or the statement that listed it. */
  readonly channel: string;
  /** The channel's number of the balance change, where it has one. */
  readonly notificationId: number | null;
  /** Name of the receiving bank, as the channel writes it. */
  readonly gateway: string;
  readonly transferredAt: Date;
  readonly accountNumber: string;
  /** A virtual account under `accountNumber`, where the bank has those. */
  readonly subAccount: string | null;
  /** The memo as it arrived at the bank. */
  readonly content: string;
  /** The order code, when the gateway has extracted it from the memo. */
  readonly orderCode: string | null;
  readonly direction: 'in' | 'out';
  /** Whole dong, at least 1. */
  readonly amountVnd: number;
  /** The bank's reference; consumed only by a committed grant. */
  readonly referenceCode: string;
}

/** One delivery of a notification, and what became of it. Every delivery is kept, repeats too. */
export interface Transfer extends TransferNotice {
  readonly id: string;
  /** The notification as it was sent. */
  readonly raw: object;
  readonly receivedAt: Date;
  readonly outcome: TransferOutcome;
  /** Null for `received` and `credited`. */
  readonly reason: TransferReason | null;
  /** The order that it paid. */
  readonly orderId: string | null;
  /** Why an operator assigned it to that order; null when the rules did. */
  readonly assignedReason: string | null;
  /** The admin account that assigned it; null on the command line, and when the rules did. */
  readonly assignedBy: string | null;
  readonly settledAt: Date | null;
}

/** A transfer that has just come in: kept, not judged yet. */
export function receiveTransfer(id: string, notice: TransferNotice, raw: object, now: Date): Transfer {
  return {
    ...notice,
    id,
    raw,
    receivedAt: now,
    outcome: 'received',
    reason: null,
    orderId: null,
    assignedReason: null,
    assignedBy: null,
    settledAt: null,
  };
}

/** Channels book the same money hours apart, and a statement may name the day alone. */
const SAME_MOVEMENT_MS = 24 * 3_600_000;

/**
 * Whether two deliveries tell of the same movement of money. A channel repeats a notification as it was;
 * another channel numbers it differently, and may space the memo and round the time in its own way.
 */
export function isSameMovement(one: TransferNotice, other: TransferNotice): boolean {
  const apartMs = Math.abs(one.transferredAt.getTime() - other.transferredAt.getTime());
  const sameMoney =
    one.referenceCode === other.referenceCode &&
    one.amountVnd === other.amountVnd &&
    one.direction === other.direction;
  if (one.channel !== other.channel) {
    return (
      sameMoney &&
      plainAccountNo(one.accountNumber) === plainAccountNo(other.accountNumber) &&
      lettersAndDigits(one.content) === lettersAndDigits(other.content) &&
      apartMs <= SAME_MOVEMENT_MS
    );
  }
  return (
    sameMoney &&
    one.notificationId === other.notificationId &&
    one.accountNumber === other.accountNumber &&
    one.content === other.content &&
    apartMs === 0
  );
}

/** An account number without the spaces and the case in which it happens to be written. */
export const plainAccountNo = (accountNo: string): string => accountNo.replace(/\s/g, '').toUpperCase();

const lettersAndDigits = (memo: string): string => memo.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
