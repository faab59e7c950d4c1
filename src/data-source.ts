import { accountsSchemas } from './accounts/infrastructure/schemas';
import { billingSchemas } from './billing/infrastructure/schemas';
import { mailSchemas } from './mail/infrastructure/mail.schema';
import { MIGRATIONS } from './migrations';
import { type PostgresOptions, postgresOptions } from './platform/database/postgres-options';
import { pronunciationSchemas } from './pronunciation/infrastructure/dictionary.schemas';
import { synthesisSchemas } from './synthesis/infrastructure/speech-request.schema';
import { webhooksSchemas } from './webhooks/infrastructure/schemas';

/**
 * The whole schema and the migrations that make it, for the application and for TypeORM's own CLI. It takes the tables of
 * the modules past their indexes, which would load the modules: operator commands work on tables of modules that they
 * do without.
 */
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
