export { clusterDirOf, majorOf, upgradeDir } from './cluster';
export { fetchEarlierServer } from './earlier-server';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres';
export { findPlatformPackage, type PlatformPackage } from './platform-package';
export { PostgresWatch } from './postgres-watch';
export { findPostmaster } from './postmaster';
