import { EntitySchema } from 'typeorm';
import { bigint, bytes, json, moment, uuid } from '../../../platform/database/column-types';
import type { SecondFactor } from '../../domain/log-in/second-factor';

export const secondFactorSchema = new EntitySchema<SecondFactor>({
  name: 'SecondFactor',
  tableName: 'second_factors',
  columns: {
    accountId: uuid({ name: 'account_id', primary: true, primaryKeyConstraintName: 'second_factors_pkey' }),
    secret: bytes(),
    confirmedAt: moment({ name: 'confirmed_at', nullable: true }),
    lastStep: bigint({ name: 'last_step' }),
    recoveryHashes: json({ name: 'recovery_hashes' }),
  } satisfies Record<keyof SecondFactor, unknown>,
  foreignKeys: [
    {
      name: 'second_factors_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
