export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres';
export { PostgresWatch } from './postgres-watch';
