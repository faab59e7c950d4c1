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

/** The channel of money that `mock-pay` makes up. */
export const SIMULATED = 'mock';

/** Channels book the same money hours apart, and a statement may name only the day. */
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
