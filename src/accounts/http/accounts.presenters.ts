import type { Account } from '../domain/account';
import type { ApiKey } from '../domain/keys/api-key';
import type { ListedSession } from '../application/log-in/sessions';
import type { CreditLot } from '../domain/credits/credit-lots';
import type { CreditEntry } from '../domain/credits/credits';
import { refundedOrder } from '../domain/credits/refund-source';
import { type KeySpending, NOTHING_SPENT } from '../domain/keys/key-spending';
import type { FailedLogIn } from '../domain/log-in/session';
import type { AccountDto, LedgerEntryDto } from './accounts.dto';
import type { AdminAccountDto, AdminLedgerEntryDto } from './admin/admin-accounts.dto';
import type { ApiKeyDto } from './api-keys.dto';
import type { FailedLogInDto, SessionDto } from './sessions.dto';

export const presentAccount = (account: Account): AccountDto => ({
  id: account.id,
  email: account.email,
  email_verified: account.emailVerifiedAt !== null,
  credits_await_verification: account.creditsAwaitVerification,
  name: account.name,
  role: account.role,
  plan_id: account.planId,
  credits: { available: account.creditsAvailable, held: account.creditsHeld },
  low_credits_threshold: account.lowCreditsThreshold,
  created_at: account.createdAt.toISOString(),
});

export const presentOwnAccount = (account: Account, lots: readonly CreditLot[]): AccountDto => ({
  ...presentAccount(account),
  expiring_credits: lots.map(({ creditsLeft, expiresAt }) => ({
    credits: creditsLeft,
    expires_at: expiresAt.toISOString(),
  })),
});

export const presentApiKey = (key: ApiKey, { today, thisMonth }: KeySpending = NOTHING_SPENT): ApiKeyDto => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  last4: key.last4,
  enabled: key.enabled,
  scopes: [...key.scopes],
  expires_at: key.expiresAt?.toISOString() ?? null,
  daily_credit_limit: key.dailyCreditLimit,
  monthly_credit_limit: key.monthlyCreditLimit,
  credits_today: today,
  credits_this_month: thisMonth,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  created_at: key.createdAt.toISOString(),
});

/** @param spending what keys have spent, by their ids; those without have spent nothing */
export const presentApiKeys = (
  keys: readonly ApiKey[],
  spending: ReadonlyMap<string, KeySpending>,
): ApiKeyDto[] => keys.map((key) => presentApiKey(key, spending.get(key.id)));

export const presentSession = (session: ListedSession): SessionDto => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  current: session.current,
  client: session.client,
  network: session.network,
});

export const presentFailedLogIn = ({ failedAt, network }: FailedLogIn): FailedLogInDto => ({
  failed_at: failedAt.toISOString(),
  network,
});

export const presentEntry = (entry: CreditEntry): LedgerEntryDto => ({
  entry_id: String(entry.id),
  type: entry.type,
  credits: entry.credits,
  balance_after: entry.balanceAfter,
  order_code: orderCodeOf(entry),
  request_id: entry.type === 'charge' ? entry.sourceId : null,
  expires_at: entry.expiresAt?.toISOString() ?? null,
  created_at: entry.createdAt.toISOString(),
});

export const presentAdminAccount = (account: Account): AdminAccountDto => ({
  ...presentAccount(account),
  rate_limit_per_minute: account.rateLimitPerMinute,
  credits_granted: account.creditsGranted,
  agreed_licences: [...account.agreedLicences],
  suspended_at: account.suspendedAt?.toISOString() ?? null,
  suspended_reason: account.suspendedReason,
  deleted_at: account.deletedAt?.toISOString() ?? null,
});

export const presentAdminEntry = (entry: CreditEntry): AdminLedgerEntryDto => ({
  ...presentEntry(entry),
  reason: entry.reason,
  operator_id: entry.operatorId,
});

function orderCodeOf({ type, sourceId }: CreditEntry): string | null {
  if (type === 'refund') return refundedOrder(sourceId);
  return type === 'order' ? sourceId : null;
}
