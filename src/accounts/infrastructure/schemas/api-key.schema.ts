import { EntitySchema } from 'typeorm';
import { bigint, bool, bytes, json, moment, text, uuid } from '../../../platform/database/column-types';
import type { ApiKey } from '../../domain/keys/api-key';

export const apiKeySchema = new EntitySchema<ApiKey>({
  name: 'ApiKey',
  tableName: 'api_keys',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'api_keys_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    name: text(),
    prefix: text(),
    last4: text(),
    hash: bytes(),
    scopes: json(),
    expiresAt: moment({ name: 'expires_at', nullable: true }),
    dailyCreditLimit: bigint({ name: 'daily_credit_limit', nullable: true }),
    monthlyCreditLimit: bigint({ name: 'monthly_credit_limit', nullable: true }),
    enabled: bool(),
    lastUsedAt: moment({ name: 'last_used_at', nullable: true }),
    createdAt: moment({ name: 'created_at' }),
  } satisfies Record<keyof ApiKey, unknown>,
  uniques: [{ name: 'api_keys_hash_key', columns: ['hash'] }],
  indices: [{ name: 'api_keys_account_idx', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'api_keys_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
