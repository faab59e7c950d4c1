export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres';
