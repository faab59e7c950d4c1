import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { WhenGiven } from '../../platform/http/when-given';
import { KEY_SCOPES, type KeyScope } from '../../shared/domain/key-scope';

const LARGEST_LIMIT = 1_000_000_000;

/** What a key may do, until when, and how much it may spend. */
class KeyLimitsRequest {
  /**
   * What the key may do: have texts spoken (`speak`), read what the account has (`read`), order credits (`pay`); all of
   * them when left out.
   * @example ["speak"]
   */
  @ApiPropertyOptional({ enum: KEY_SCOPES, isArray: true })
  @WhenGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(KEY_SCOPES, { each: true })
  scopes?: KeyScope[];

  /**
   * From when on the key is refused (ISO 8601 with its time zone); null for never.
   * @example "2027-01-31T17:00:00Z"
   */
  @IsOptional()
  @IsString()
  @IsISO8601({ strict: true })
  @Matches(/T.*(Z|[+-]\d\d:\d\d)$/, { message: '$property must name a time and its zone' })
  expires_at?: string | null;

  /**
   * Credits that requests with the key may cost in a day, which begins at midnight in Vietnam; null for no limit.
   * @example 5000
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_LIMIT)
  daily_credit_limit?: number | null;

  /**
   * The same in a calendar month.
   * @example 100000
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_LIMIT)
  monthly_credit_limit?: number | null;
}

/** A new API key. */
export class CreateApiKeyRequest extends KeyLimitsRequest {
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
export class ChangeApiKeyRequest extends KeyLimitsRequest {
  /**
   * New name.
   * @example "web shop (old)"
   */
  @WhenGiven()
  @IsString()
  @Length(1, 100)
  @Matches(/\S/, { message: '$property must not be blank' })
  name?: string;

  /** Whether the key is accepted. */
  @WhenGiven()
  @IsBoolean()
  enabled?: boolean;
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
  /** What the key may do. */
  scopes: KeyScope[];
  /** From when on the key is refused (ISO 8601, UTC); null for never. */
  expires_at: string | null;
  /** Credits that its requests may cost in a day; null for no limit. */
  daily_credit_limit: number | null;
  /** Credits that its requests may cost in a calendar month; null for no limit. */
  monthly_credit_limit: number | null;
  /** Credits that its requests of today cost, those that are not finished included. Days begin at midnight in Vietnam. */
  credits_today: number;
  /** Credits that its requests of this month cost, those that are not finished included. */
  credits_this_month: number;
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
