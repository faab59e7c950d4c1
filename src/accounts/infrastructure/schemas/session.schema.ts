import { EntitySchema } from 'typeorm';
import { bytes, moment, text, uuid } from '../../../platform/database/column-types';
import type { Session } from '../../domain/log-in/session';

export const sessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    hash: bytes({ primary: true, primaryKeyConstraintName: 'sessions_pkey' }),
    id: uuid(),
    accountId: uuid({ name: 'account_id' }),
    client: text({ nullable: true }),
    network: text({ nullable: true }),
    createdAt: moment({ name: 'created_at' }),
    lastUsedAt: moment({ name: 'last_used_at' }),
    expiresAt: moment({ name: 'expires_at' }),
  } satisfies Record<keyof Session, unknown>,
  uniques: [{ name: 'sessions_id_key', columns: ['id'] }],
  indices: [
    { name: 'sessions_account_idx', columns: ['accountId'] },
    { name: 'sessions_expiry_idx', columns: ['expiresAt'] },
    { name: 'sessions_use_idx', columns: ['lastUsedAt'] },
  ],
  foreignKeys: [
    {
      name: 'sessions_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
