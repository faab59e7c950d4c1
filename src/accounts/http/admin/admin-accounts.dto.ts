import { OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { ROLES, type Role } from '../../domain/account';
import { AccountDto, LedgerEntryDto } from '../accounts.dto';

/** Which accounts are asked for. */
export class AdminAccountsQuery extends PageQuery {
  /** Part of the e-mail address or of the name, in any case. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string;

  /** Only customers, or only operators. */
  @IsOptional()
  @IsIn(ROLES)
  role?: Role;
}

/** Which accounts a file is to have. */
export class AdminAccountsFileQuery extends OmitType(AdminAccountsQuery, ['page', 'limit'] as const) {}

/** Credits that an operator gives. */
export class GrantCreditsRequest {
  /**
   * Credits, one for each character.
   * @example 5000
   */
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  credits: number;

  /**
   * Why; kept in the ledger with who gave them.
   * @example "an hour of disturbed service"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** Why an account is suspended. */
export class SuspendAccountRequest {
  /**
   * Why; only operators see it.
   * @example "sends spam with stolen keys"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** Why an API key is revoked. */
export class RevokeApiKeyRequest {
  /**
   * Why; written into the operators' log.
   * @example "published in a public repository"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** An account as the operator sees it. */
export class AdminAccountDto extends AccountDto {
  /** Requests a minute that its plan allows. */
  rate_limit_per_minute: number;
  /** All credits it was ever granted: for signing up, for paid orders and by operators. */
  credits_granted: number;
  /** Licences of voices whose duties were agreed to when the account was opened, at `created_at`. */
  agreed_licences: string[];
  /** Since when its keys, its sessions and its owner's password are refused (ISO 8601, UTC); null when they are not. */
  suspended_at: string | null;
  /** Why; null unless suspended. */
  suspended_reason: string | null;
  /** When its owner deleted it (ISO 8601, UTC); null unless deleted. Only its ledger is left then. */
  deleted_at: string | null;
}

/** A page of the accounts, newest first. */
export class AdminAccountsResult {
  /** Number of matching accounts in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The accounts. */
  items: AdminAccountDto[];
}

/** Result that holds an account. */
export class AdminAccountResult {
  /** The account. */
  account: AdminAccountDto;
}

/** A movement of credits as the operator sees it. */
export class AdminLedgerEntryDto extends LedgerEntryDto {
  /** Why, when an operator decided it; null otherwise. */
  reason: string | null;
  /** The admin account that decided it; null where nobody did, and on the command line: the operators' log has by whom. */
  operator_id: string | null;
}

/** A page of an account's ledger, newest entry first. */
export class AdminLedgerResult {
  /** Number of entries in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The entries. */
  items: AdminLedgerEntryDto[];
}

/** What was given away to new accounts on one day. */
export class SignUpDayDto {
  /**
   * The day, in UTC.
   * @example "2026-11-22"
   */
  day: string;
  /** Accounts that people opened themselves. */
  accounts: number;
  /** Credits that they were given. */
  credits: number;
}

/** What new accounts were given, day by day, newest first. */
export class SignUpsResult {
  /** Credits that may be given away in a day; null for no limit. */
  credits_per_day: number | null;
  /** Accounts that people of one network may open in a day; null for no limit. */
  sign_ups_per_network_per_day: number | null;
  /** The days. */
  items: SignUpDayDto[];
}
