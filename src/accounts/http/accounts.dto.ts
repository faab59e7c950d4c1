import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsString,
  Length,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isEmailAddress } from '../domain/account';
import { PASSWORD_LENGTH } from '../domain/new-password';

const given = (_object: object, value: unknown): boolean => value !== undefined;

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
  @ValidateIf((object: RegisterRequest) => given(object, object.name))
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name?: string;

  /**
   * Licences of voices whose duties the person was shown and agrees to (`GET /api/v1/tts/licences`); kept with the
   * account for the operator.
   * @example ["OpenRAIL-M"]
   */
  @ValidateIf((object: RegisterRequest) => given(object, object.agreed_licences))
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

/** A new API key. */
export class CreateApiKeyRequest {
  /**
   * What the key is for.
   * @example "web shop"
   */
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name: string;
}

/** Changes to an API key; what is left out stays. */
export class ChangeApiKeyRequest {
  /**
   * New name.
   * @example "web shop (old)"
   */
  @ValidateIf((object: ChangeApiKeyRequest) => given(object, object.name))
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name?: string;

  /** Whether the key is accepted. */
  @ValidateIf((object: ChangeApiKeyRequest) => given(object, object.enabled))
  @IsBoolean()
  enabled?: boolean;
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
  /** Name to be shown. */
  name: string;
  /** What the account may do. */
  role: 'customer' | 'admin';
  /** Plan bought last; `free` before the first purchase. */
  plan_id: string;
  /** Balances in credits; one character costs one credit. */
  credits: CreditsDto;
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
  /** Credits that the account starts with; 0 when those of the day are given away. */
  free_credits: number;
}

/** An API key, without the key itself. */
export class ApiKeyDto {
  /** Identifier of the key. */
  id: string;
  /** What the key is for. */
  name: string;
  /** The first characters of the key. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** Whether the key is accepted. */
  enabled: boolean;
  /** When the key was used last, to the minute (ISO 8601, UTC); null when never. */
  last_used_at: string | null;
  /** When the key was made (ISO 8601, UTC). */
  created_at: string;
}

/** All keys of the account, newest first. */
export class ApiKeysResult {
  /** The keys. */
  items: ApiKeyDto[];
}

/** Result that holds an API key. */
export class ApiKeyResult {
  /** The key. */
  api_key: ApiKeyDto;
}

/** A new API key; the only answer that ever holds the whole key. */
export class NewApiKeyResult extends ApiKeyResult {
  /**
   * The key, for `Authorization: Bearer`. It is not shown again.
   * @example "loa_live_0123456789abcdefghijABCDEFGHIJxxxxxx"
   */
  key: string;
}

/** A movement of credits. */
export class LedgerEntryDto {
  /** Identifier; newer entries have larger ones. */
  entry_id: string;
  /** What happened: credits for signing up, for a paid order, a charge for a request, or an operator's change. */
  type: 'signup' | 'order' | 'charge' | 'adjustment';
  /** Credits granted (positive) or charged (negative). */
  credits: number;
  /** Credits the account owned after this entry, available and held together. */
  balance_after: number;
  /** The paid order, for entries of type order. */
  order_code: string | null;
  /** The request charged for, for entries of type charge. */
  request_id: string | null;
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
