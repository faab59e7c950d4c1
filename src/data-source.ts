import type { DataSourceOptions } from 'typeorm';

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;
import { accountsSchemas } from './accounts';
import { billingSchemas } from './billing';
import { Accounts1763600000001 } from './migrations/1763600000001-accounts';
import { Billing1763600000002 } from './migrations/1763600000002-billing';
import { Synthesis1763600000003 } from './migrations/1763600000003-synthesis';
import { synthesisSchemas } from './synthesis';

/** Connections of one process; PostgreSQL's default allows 100 in all. */
const POOL_SIZE = 20;

/** The whole schema and the migrations that make it, for the application and for TypeORM's own CLI. */
export function dataSourceOptions(url: string): PostgresOptions {
  return {
    type: 'postgres',
    url,
    entities: [...accountsSchemas, ...billingSchemas, ...synthesisSchemas],
    migrations: [Accounts1763600000001, Billing1763600000002, Synthesis1763600000003],
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: POOL_SIZE,
    extra: { connectionTimeoutMillis: 10_000, application_name: 'loa' },
  };
}
