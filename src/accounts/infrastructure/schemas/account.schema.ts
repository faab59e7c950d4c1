import { EntitySchema } from 'typeorm';
import { bigint, bool, integer, json, moment, text, uuid } from '../../../platform/database/column-types';
import type { Account } from '../../domain/account';

export const accountSchema = new EntitySchema<Account>({
  name: 'Account',
  tableName: 'accounts',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'accounts_pkey' }),
    email: text(),
    name: text(),
    emailVerifiedAt: moment({ name: 'email_verified_at', nullable: true }),
    creditsAwaitVerification: bool({ name: 'credits_await_verification', default: false }),
    language: text({ default: 'vi' }),
    passwordHash: text({ name: 'password_hash', nullable: true }),
    role: text(),
    planId: text({ name: 'plan_id' }),
    rateLimitPerMinute: integer({ name: 'rate_limit_per_minute' }),
    creditsAvailable: bigint({ name: 'credits_available' }),
    creditsHeld: bigint({ name: 'credits_held' }),
    creditsGranted: bigint({ name: 'credits_granted' }),
    creditsEnding: bigint({ name: 'credits_ending', default: 0 }),
    creditsEndingGranted: bigint({ name: 'credits_ending_granted', default: 0 }),
    holdCount: bigint({ name: 'hold_count' }),
    lowCreditsThreshold: integer({ name: 'low_credits_threshold', nullable: true }),
    createdAt: moment({ name: 'created_at' }),
    agreedLicences: json({ name: 'agreed_licences' }),
    suspendedAt: moment({ name: 'suspended_at', nullable: true }),
    suspendedReason: text({ name: 'suspended_reason', nullable: true }),
    deletedAt: moment({ name: 'deleted_at', nullable: true }),
    erasedAt: moment({ name: 'erased_at', nullable: true }),
  } satisfies Record<keyof Account, unknown>,
  uniques: [{ name: 'accounts_email_key', columns: ['email'] }],
  indices: [
    { name: 'accounts_created_idx', columns: ['createdAt', 'id'] },
    { name: 'accounts_suspended_idx', columns: ['id'], where: 'suspended_at IS NOT NULL' },
    {
      name: 'accounts_unerased_idx',
      columns: ['deletedAt'],
      where: 'deleted_at IS NOT NULL AND erased_at IS NULL',
    },
  ],
  checks: [
    { name: 'accounts_credits_check', expression: 'credits_available >= 0 AND credits_held >= 0' },
    { name: 'accounts_ending_check', expression: 'credits_ending >= 0' },
    {
      name: 'accounts_suspension_check',
      expression: '(suspended_at IS NULL) = (suspended_reason IS NULL)',
    },
    { name: 'accounts_language_check', expression: "language IN ('vi', 'en')" },
    { name: 'accounts_erasure_check', expression: 'erased_at IS NULL OR deleted_at IS NOT NULL' },
    { name: 'accounts_role_check', expression: "role IN ('customer', 'admin')" },
  ],
});
