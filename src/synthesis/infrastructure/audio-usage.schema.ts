import { EntitySchema } from 'typeorm';
import { bigint, uuid } from '../../platform/database/column-types';

/** Bytes of the stored files that requests of an account have made. */
interface AudioUsage {
  readonly accountId: string;
  readonly storedBytes: number;
}

export const audioUsageSchema = new EntitySchema<AudioUsage>({
  name: 'AudioUsage',
  tableName: 'audio_usage',
  columns: {
    accountId: uuid({ name: 'account_id', primary: true, primaryKeyConstraintName: 'audio_usage_pkey' }),
    storedBytes: bigint({ name: 'stored_bytes' }),
  },
  checks: [{ name: 'audio_usage_check', expression: 'stored_bytes >= 0' }],
  foreignKeys: [
    {
      name: 'audio_usage_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});
