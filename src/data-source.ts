import { accountsSchemas } from './accounts';
import { billingSchemas } from './billing';
import { mailSchemas } from './mail';
import { MIGRATIONS } from './migrations';
import { type PostgresOptions, postgresOptions } from './platform/database/postgres-options';
import { pronunciationSchemas } from './pronunciation';
import { synthesisSchemas } from './synthesis';
import { webhooksSchemas } from './webhooks';

/** The whole schema and the migrations that make it, for the application and for TypeORM's own CLI. */
export function dataSourceOptions(url: string) {
  return {
    ...postgresOptions(url),
    ...MIGRATIONS,
    entities: [
      ...accountsSchemas,
      ...billingSchemas,
      ...mailSchemas,
      ...pronunciationSchemas,
      ...synthesisSchemas,
      ...webhooksSchemas,
    ],
  } satisfies PostgresOptions;
}
