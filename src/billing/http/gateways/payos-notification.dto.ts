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
  ValidateNested,
} from 'class-validator';
import { IsBankReference } from './is-bank-reference';
import { IsBankTime } from './is-bank-time';
import { LONGEST_REFERENCE } from './transfer-notification.dto';

/** A payment as payOS tells it; what else it sends is kept, not read. */
export class PayosPayment {
  /** `00`: the money has come. */
  @IsString()
  code: string;

  /**
   * payOS's number of the payment link.
   * @example 92704
   */
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  orderCode: number;

  /**
   * Amount in whole Vietnamese dong.
   * @example 99000
   */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  amount: number;

  /** Always VND. */
  @Equals('VND')
  currency: 'VND';

  /**
   * Memo of the transfer, which holds the order code.
   * @example "LOA 12345678 chuyen tien"
   */
  @IsString()
  description: string;

  /**
   * Number of the receiving account.
   * @example "0000000000"
   */
  @IsString()
  accountNumber: string;

  /**
   * The bank's reference; nothing is credited twice under it.
   * @example "FT26324000123456"
   */
  @IsString()
  @IsBankReference()
  @MaxLength(LONGEST_REFERENCE)
  reference: string;

  /**
   * When the bank booked it: `YYYY-MM-DD HH:mm:ss`, local time of Vietnam (UTC+7).
   * @example "2026-11-20 14:02:37"
   */
  @IsBankTime()
  transactionDateTime: string;

  /** Virtual account under it that was paid to; empty when none was. */
  @IsOptional()
  @IsString()
  virtualAccountNumber?: string | null;
}

/** What the webhook of payOS sends. */
export class PayosNotification {
  static readonly allowsUnknownFields = true;

  /** The payment. */
  @IsObject()
  @ValidateNested()
  @Type(() => PayosPayment)
  data: PayosPayment;

  /** HMAC-SHA256 of the fields of `data` in hex. */
  @IsString()
  signature: string;
}
