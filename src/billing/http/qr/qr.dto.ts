import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { QR_LANGUAGES, type QrLanguage } from './vietqr-drawing';

/** What the QR image shows beside bank and account. */
export class QrQuery {
  /** Pages add parameters to the addresses of images, against caches for one. */
  static readonly allowsUnknownFields = true;

  /**
   * Whole Vietnamese dong; without it the payer chooses.
   * @example "99000"
   */
  @IsOptional()
  @IsString()
  amount?: string;

  /**
   * Memo of the transfer: at most 25 printable ASCII characters.
   * @example "LOA 12345678"
   */
  @IsOptional()
  @IsString()
  addInfo?: string;

  /**
   * Name of the account's holder, written under the code.
   * @example "NGUYEN VAN A"
   */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  accountName?: string;

  /** Language of the words around the code; vi when left out. */
  @IsOptional()
  @IsIn(QR_LANGUAGES)
  lang?: QrLanguage;
}
