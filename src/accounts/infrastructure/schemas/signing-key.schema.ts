import { EntitySchema } from 'typeorm';
import { bytes, text } from '../../../platform/database/column-types';

export interface SigningKey {
  readonly purpose: string;
  readonly key: Buffer;
}

/** Made by the migration; rows are read only. */
export const signingKeySchema = new EntitySchema<SigningKey>({
  name: 'SigningKey',
  tableName: 'signing_keys',
  columns: {
    purpose: text({ primary: true, primaryKeyConstraintName: 'signing_keys_pkey' }),
    key: bytes(),
  } satisfies Record<keyof SigningKey, unknown>,
});
