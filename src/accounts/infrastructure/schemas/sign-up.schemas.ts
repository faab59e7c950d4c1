import { EntitySchema } from 'typeorm';
import { bigint, bytes, integer, text } from '../../../platform/database/column-types';
import type { SignUpDay } from '../../domain/sign-up-day';

export interface SignUpNetwork {
  readonly day: string;
  /** Keyed hash of the network. */
  readonly network: Buffer;
  readonly accounts: number;
}

export const signUpDaySchema = new EntitySchema<SignUpDay>({
  name: 'SignUpDay',
  tableName: 'sign_up_days',
  columns: {
    day: text({ primary: true, primaryKeyConstraintName: 'sign_up_days_pkey' }),
    accounts: integer(),
    credits: bigint(),
  } satisfies Record<keyof SignUpDay, unknown>,
});

export const signUpNetworkSchema = new EntitySchema<SignUpNetwork>({
  name: 'SignUpNetwork',
  tableName: 'sign_up_networks',
  columns: {
    day: text({ primary: true, primaryKeyConstraintName: 'sign_up_networks_pkey' }),
    network: bytes({ primary: true, primaryKeyConstraintName: 'sign_up_networks_pkey' }),
    accounts: integer(),
  } satisfies Record<keyof SignUpNetwork, unknown>,
});
