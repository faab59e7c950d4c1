import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { WhenGiven } from '../../platform/http/when-given';
import { isEmailAddress } from '../domain/account';
import { PASSWORD_LENGTH } from '../domain/passwords/new-password';
import { LONGEST_CODE } from './totp.dto';

const IsEmailAddress = () =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isEmailAddress(value),
      defaultMessage: () => '$property must be an e-mail address',
    },
  });

/** A new account. */
export class RegisterRequest {
  /**
   * E-mail address to sign in with.
   * @example "lan@example.com"
   */
  @IsString()
  @MaxLength(254)
  @IsEmailAddress()
  email: string;

  /**
   * Password of 10 to 128 characters; not one that everybody tries first.
   * @example "mot-mat-khau-dai"
   */
  @IsString()
  @MinLength(PASSWORD_LENGTH.minimum)
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;

  /**
   * Name to be shown.
   * @example "Lan"
   */
  @WhenGiven()
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name?: string;

  /**
   * Licences of voices whose duties the person was shown and agrees to (`GET /api/v1/tts/licences`); kept with the
   * account for the operator.
   * @example ["OpenRAIL-M"]
   */
  @WhenGiven()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique({ message: '$property must not name a licence twice' })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,99}$/, {
    each: true,
    message: 'each name in $property must be the identifier of a licence',
  })
  agreed_licences?: string[];
}

/** What a person signs in with. */
export class LoginRequest {
  /**
   * E-mail address of the account.
   * @example "lan@example.com"
   */
  @IsString()
  @MaxLength(254)
  email: string;

  /**
   * Its password.
   * @example "mot-mat-khau-dai"
   */
  @IsString()
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;

  /**
   * A code of its app, or a recovery code, where the account asks for one (401 `TOTP_REQUIRED`).
   * @example "123456"
   */
  @WhenGiven()
  @IsString()
  @MaxLength(LONGEST_CODE)
  totp_code?: string;
}

/** A change of password. */
export class ChangePasswordRequest {
  /** The password so far. */
  @IsString()
  @MaxLength(PASSWORD_LENGTH.maximum)
  current_password: string;

  /** The new password, of 10 to 128 characters; not one that everybody tries first. */
  @IsString()
  @MinLength(PASSWORD_LENGTH.minimum)
  @MaxLength(PASSWORD_LENGTH.maximum)
  new_password: string;
}

/** The token of a link. */
export class LinkTokenRequest {
  /**
   * What stands behind `token=` in the link.
   * @example "pVx0Zr0m0Qv9m9n7y1d6cB2uQ1w8XkJ4bq5o3sT6h2A"
   */
  @IsString()
  @MaxLength(200)
  token: string;
}

/** A new password instead of a forgotten one. */
export class ResetPasswordRequest extends LinkTokenRequest {
  /** The new password, of 10 to 128 characters; not one that everybody tries first. */
  @IsString()
  @MinLength(PASSWORD_LENGTH.minimum)
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;
}

/** Whose password is forgotten. */
export class ForgotPasswordRequest {
  /**
   * E-mail address of the account.
   * @example "lan@example.com"
   */
  @IsString()
  @MaxLength(254)
  @IsEmailAddress()
  email: string;
}

/** A change of the e-mail address. */
export class ChangeEmailRequest {
  /**
   * The new address, to which a link is sent.
   * @example "lan@example.com"
   */
  @IsString()
  @MaxLength(254)
  @IsEmailAddress()
  email: string;

  /** The account's password. */
  @IsString()
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;
}

/** What it takes to delete an account. */
export class DeleteAccountRequest {
  /** Its password. */
  @IsString()
  @MaxLength(PASSWORD_LENGTH.maximum)
  password: string;
}

/** An address that was verified. */
export class VerifyEmailResult {
  /** The account's address, perhaps new. */
  email: string;
  /** Credits that have waited for this; 0 when none have, or when those of the day are given away. */
  free_credits: number;
}

/** Changes to the account; what is left out stays. */
export class ChangeAccountRequest {
  /**
   * New name to be shown.
   * @example "Lan"
   */
  @WhenGiven()
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name?: string;

  /**
   * Credits below which the webhook event `credits.low` and a mail tell of it; 0 for never, null for what the operator of
   * the service has set.
   * @example 5000
   */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  low_credits_threshold?: number | null;
}

/** Credits of one grant that will end. */
export class ExpiringCreditsDto {
  /** How many are left of them. */
  credits: number;
  /** When they end (ISO 8601, UTC). */
  expires_at: string;
}

/** The two balances of an account, in characters. */
export class CreditsDto {
  /** Credits that can be spent. */
  available: number;
  /** Credits set aside for requests that are not finished. */
  held: number;
}

/** An account. */
export class AccountDto {
  /** Identifier of the account. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Whether its owner has opened a link that was sent to the address. */
  email_verified: boolean;
  /** Whether the credits for signing up are given once the address is verified. */
  credits_await_verification: boolean;
  /** Name to be shown. */
  name: string;
  /** What the account may do. */
  role: 'customer' | 'admin';
  /** Of the plans that were bought the one with the highest rate limit; `free` before the first purchase. */
  plan_id: string;
  /** Balances in credits; one character costs one credit. */
  credits: CreditsDto;
  /**
   * In `GET /api/v1/account`: credits, available or held, that end, those first that end first, which is the order in which
   * they are spent. What is not among them never ends.
   */
  expiring_credits?: ExpiringCreditsDto[];
  /** Credits below which its owner is told; 0 for never, null for what the operator of the service has set. */
  low_credits_threshold: number | null;
  /** When the account was opened (ISO 8601, UTC). */
  created_at: string;
}

/** Result that holds an account. */
export class AccountResult {
  /** The account. */
  account: AccountDto;
}

/** Result of opening an account. */
export class RegisterResult extends AccountResult {
  /** Credits that the account starts with; 0 when those of the day are given away, or wait for the address to be verified. */
  free_credits: number;
}

/** What a new account gets. */
export class SignUpOfferResult {
  /** Whether people can register themselves. */
  open: boolean;
  /** Credits that an account starts with; 0 also when those of the day are given away. */
  free_credits: number;
  /** Whether they are given once the address is verified. */
  after_verification: boolean;
  /** Whether mails are sent, such as those with links that verify an address or replace a forgotten password. */
  sends_mails: boolean;
}

/** A movement of credits. */
export class LedgerEntryDto {
  /** Identifier; newer entries have larger ones. */
  entry_id: string;
  /**
   * What happened: credits for signing up, for a paid order, a charge for a request, an operator's change, credits that
   * ended, or that were taken back when the money of an order was.
   */
  type: 'signup' | 'order' | 'charge' | 'adjustment' | 'expiry' | 'refund';
  /** Credits granted (positive), charged, ended or taken back (negative). */
  credits: number;
  /** Credits the account owned after this entry, available and held together. */
  balance_after: number;
  /** The order, for entries of type order and refund. */
  order_code: string | null;
  /** The request charged for, for entries of type charge. */
  request_id: string | null;
  /** When the credits that it granted end (ISO 8601, UTC); null for never, and where none were granted. */
  expires_at: string | null;
  /** When it happened (ISO 8601, UTC). */
  created_at: string;
}

/** A page of the ledger, newest entry first. */
export class LedgerResult {
  /** Number of entries in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The entries. */
  items: LedgerEntryDto[];
}
