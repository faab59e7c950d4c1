import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsBankReference } from './is-bank-reference';
import { IsBankTime } from './is-bank-time';

/** Bank references have up to some 40 characters; the limit keeps them inside an index row. */
export const LONGEST_REFERENCE = 200;

const toLowerCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;

/**
 * A movement of money on the receiving account, as the gateway tells it. Whatever else it sends (`code`,
 * `amount`, `accumulated`, `reference`, `description`, `status` and fields of its own) is kept, not read.
 */
export class TransferNotification {
  static readonly allowsUnknownFields = true;

  /**
   * The gateway's number of the balance change.
   * @example 92704
   */
  @IsInt()
  @Min(Number.MIN_SAFE_INTEGER)
  @Max(Number.MAX_SAFE_INTEGER)
  id: number;

  /**
   * Name of the receiving bank.
   * @example "Vietcombank"
   */
  @IsString()
  gateway: string;

  /**
   * When the bank booked it: `YYYY-MM-DD HH:mm:ss`, local time of Vietnam (UTC+7).
   * @example "2026-11-20 14:02:37"
   */
  @IsBankTime()
  transactionDate: string;

  /**
   * Number of the receiving account.
   * @example "0000000000"
   */
  @IsString()
  accountNumber: string;

  /** Virtual account under it, where the bank has those. */
  @IsOptional()
  @IsString()
  subAccount?: string | null;

  /**
   * Memo of the transfer, which holds the order code.
   * @example "LOA 12345678 chuyen tien"
   */
  @IsString()
  content: string;

  /**
   * Money in or out, in any case; only money in is processed.
   * @example "in"
   */
  @Transform(toLowerCase)
  @IsIn(['in', 'out'])
  transferType: 'in' | 'out';

  /**
   * Amount in whole Vietnamese dong.
   * @example 99000
   */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  transferAmount: number;

  /**
   * The bank's unique reference; nothing is credited twice under it.
   * @example "FT26324000123456"
   */
  @IsString()
  @IsBankReference()
  @MaxLength(LONGEST_REFERENCE)
  referenceCode: string;

  /** Order code, when the gateway has taken it from the memo. */
  @IsOptional()
  @IsString()
  order_code?: string | null;
}
