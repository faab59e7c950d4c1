import { EntitySchema } from 'typeorm';
import { bigint, text, uuid } from '../../../platform/database/column-types';
import type { KeyDay } from '../../domain/keys/key-spending';

export const keyDaySchema = new EntitySchema<KeyDay>({
  name: 'KeyDay',
  tableName: 'api_key_days',
  columns: {
    keyId: uuid({ name: 'key_id', primary: true, primaryKeyConstraintName: 'api_key_days_pkey' }),
    day: text({ primary: true, primaryKeyConstraintName: 'api_key_days_pkey' }),
    credits: bigint(),
  } satisfies Record<keyof KeyDay, unknown>,
  checks: [{ name: 'api_key_days_credits_check', expression: 'credits >= 0' }],
  foreignKeys: [
    {
      name: 'api_key_days_key_fkey',
      target: 'ApiKey',
      columnNames: ['keyId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
