import { IsIn, IsOptional, IsString } from 'class-validator';
import { RECEIPT_LANGUAGES, type ReceiptLanguage } from './receipt-words';

export const RECEIPT_FORMATS = ['html', 'pdf'] as const;
export type ReceiptFormat = (typeof RECEIPT_FORMATS)[number];

/** How a receipt is to be shown. */
export class OrderReceiptQuery {
  /** Format; what Accept prefers when left out, else html. */
  @IsOptional()
  @IsIn(RECEIPT_FORMATS)
  format?: ReceiptFormat;

  /** Language; what Accept-Language prefers when left out, else vi. */
  @IsOptional()
  @IsIn(RECEIPT_LANGUAGES)
  lang?: ReceiptLanguage;
}

/** Whom receipts are to name as the buyer. */
export class SetBillingDetailsRequest {
  /**
   * Name of the person or the company, 1 to 200 characters.
   * @example "Công ty TNHH Giọng Đọc"
   */
  @IsString()
  name: string;

  /**
   * Vietnamese tax code: 10 digits, 10 and 3, or 12; null or left out for none.
   * @example "0101248141"
   */
  @IsOptional()
  @IsString()
  tax_code?: string | null;

  /**
   * Address, at most 300 characters; null or left out for none.
   * @example "1 Đường Láng, Hà Nội"
   */
  @IsOptional()
  @IsString()
  address?: string | null;

  /**
   * Address for e-mail.
   * @example "ke-toan@example.com"
   */
  @IsString()
  email: string;
}

/** Whom receipts name as the buyer. */
export class BillingDetailsDto {
  /** Name of the person or the company; the account's name until it is set. */
  name: string;
  /** Vietnamese tax code; null for none. */
  tax_code: string | null;
  /** Address; null for none. */
  address: string | null;
  /** Address for e-mail; the account's until it is set. */
  email: string;
}

/** Result that holds billing details. */
export class BillingDetailsResult {
  /** The details. */
  billing_details: BillingDetailsDto;
}
