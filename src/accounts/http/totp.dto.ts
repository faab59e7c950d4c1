import { IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '../domain/passwords/new-password';

/** Longer than any code, however it is spaced. */
export const LONGEST_CODE = 40;

/** A code of the app, or a recovery code. */
export class TotpCodeRequest {
  /**
   * Six digits of the app; where one is set up already, a recovery code will do.
   * @example "123456"
   */
  @IsString()
  @MaxLength(LONGEST_CODE)
  code: string;
}

/** What it takes to be asked only for the password again. */
export class DisableTotpRequest extends TotpCodeRequest {
  /** The password of the account. */
  @IsString()
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;
}

/** Whether logging in asks for a code. */
export class TotpStateResult {
  /** Whether it does. */
  enabled: boolean;
  /** Recovery codes that were not used. */
  recovery_codes_left: number;
}

/** A secret for an app, in three forms. */
export class BegunTotpResult {
  /**
   * The secret in base32, to be typed.
   * @example "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
   */
  secret: string;
  /** The address that apps read. */
  otpauth_uri: string;
  /** A QR code of that address: an SVG document. */
  qr_svg: string;
}

/** Codes for when the app is lost. */
export class RecoveryCodesResult {
  /**
   * Ten codes, each good for once. They are not stored and cannot be shown again.
   * @example ["K7QMA-9XWVD-4HTRC-PE2NG"]
   */
  recovery_codes: string[];
}
