import { Type } from 'class-transformer';
import {
  Equals,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  NotEquals,
  ValidateNested,
} from 'class-validator';
import { IsBankTime } from './is-bank-time';
import { LONGEST_REFERENCE } from './transfer-notification.dto';

/** A movement of money as Casso's webhook V2 tells it; what else it sends is kept, not read. */
export class CassoTransaction {
  /**
   * Casso's number of the transaction; 0 in a test call.
   * @example 92704
   */
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  id: number;

  /**
   * The bank's reference; empty where the bank gives none.
   * @example "FT26324000123456"
   */
  @IsString()
  @MaxLength(LONGEST_REFERENCE)
  reference: string;

  /**
   * Memo of the transfer, which holds the order code.
   * @example "LOA 12345678 chuyen tien"
   */
  @IsString()
  description: string;

  /**
   * Amount in whole Vietnamese dong, negative for money out.
   * @example 99000
   */
  @IsInt()
  @Min(-Number.MAX_SAFE_INTEGER)
  @Max(Number.MAX_SAFE_INTEGER)
  @NotEquals(0)
  amount: number;

  /**
   * When the bank booked it: `YYYY-MM-DD HH:mm:ss`, local time of Vietnam (UTC+7).
   * @example "2026-11-20 14:02:37"
   */
  @IsBankTime()
  transactionDateTime: string;

  /**
   * Number of the receiving account.
   * @example "0000000000"
   */
  @IsString()
  accountNumber: string;

  /**
   * Name of the receiving bank.
   * @example "Vietcombank"
   */
  @IsString()
  bankName: string;

  /** Virtual account under it that was paid to; empty when none was. */
  @IsOptional()
  @IsString()
  virtualAccountNumber?: string | null;
}

/** What Casso's webhook V2 sends. */
export class CassoNotification {
  static readonly allowsUnknownFields = true;

  /** Always 0. */
  @Equals(0)
  error: number;

  /** The transaction, or several of them. */
  @IsObject({ each: true })
  @ValidateNested()
  @Type(() => CassoTransaction)
  data: CassoTransaction | CassoTransaction[];
}
