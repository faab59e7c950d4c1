import type { DataSourceOptions } from 'typeorm';
import { PreparingClient } from './preparing-client';

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * The bank gateway waits 5 s for an answer, so a database that hangs must be noticed before. The server's own
 * limits clean up after a client that is gone.
 */
const TIME_LIMITS_MS = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 4_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For migrations and audits, which read and rewrite whole tables: they may take as long as they need. */
export const WITHOUT_TIME_LIMITS = {
  query_timeout: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Connections of one process, beside that of `LivingProcesses`; PostgreSQL's default allows 100 in all. */
const POOL_SIZE = 20;

/** How the service connects to its database, without entities and migrations. */
export function postgresOptions(url: string) {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    poolSize: POOL_SIZE,
    extra: {
      application_name: 'loa',
      Client: PreparingClient,
      onConnect: (client: PreparingClient) => client.meetServer(),
      ...TIME_LIMITS_MS,
    },
  } satisfies PostgresOptions;
}
