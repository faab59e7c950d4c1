import { EntitySchema } from 'typeorm';
import { bigint, moment, text, uuid } from '../../../platform/database/column-types';
import type { FailedLogIn } from '../../domain/log-in/session';

/** As stored: numbered in the order in which they came. */
type StoredFailure = FailedLogIn & { readonly id: number };

export const failedLogInSchema = new EntitySchema<StoredFailure>({
  name: 'FailedLogIn',
  tableName: 'failed_log_ins',
  columns: {
    id: bigint({
      primary: true,
      generated: 'increment',
      primaryKeyConstraintName: 'failed_log_ins_pkey',
    }),
    accountId: uuid({ name: 'account_id' }),
    network: text(),
    failedAt: moment({ name: 'failed_at' }),
  } satisfies Record<keyof StoredFailure, unknown>,
  indices: [
    { name: 'failed_log_ins_account_idx', columns: ['accountId', 'failedAt'] },
    { name: 'failed_log_ins_time_idx', columns: ['failedAt'] },
  ],
  foreignKeys: [
    {
      name: 'failed_log_ins_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
