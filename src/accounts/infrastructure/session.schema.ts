import { EntitySchema } from 'typeorm';
import { bytes, moment, uuid } from '../../platform/database/column-types';
import type { Session } from '../application/sessions.repository';

export const sessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    hash: bytes({ primary: true, primaryKeyConstraintName: 'sessions_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    createdAt: moment({ name: 'created_at' }),
    expiresAt: moment({ name: 'expires_at' }),
  } satisfies Record<keyof Session, unknown>,
  indices: [
    { name: 'sessions_account_idx', columns: ['accountId'] },
    { name: 'sessions_expiry_idx', columns: ['expiresAt'] },
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
