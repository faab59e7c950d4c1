#!/usr/bin/env node
/**
 * Fails when the schema that the migrations make differs from the one that the entities describe: makes an
 * empty database, migrates it and asks TypeORM whether it would generate anything. Needs the built code and
 * takes a throwaway embedded PostgreSQL.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { DataSource } = require('typeorm');
const { EmbeddedPostgres } = require('../dist/src/platform/database/embedded-postgres');
const { dataSourceOptions } = require('../dist/src/data-source.js');
const { migrate } = require('../dist/src/database.js');

const dataDir = mkdtempSync(path.join(tmpdir(), 'loa-schema-'));
chmodSync(dataDir, 0o755);
const server = await EmbeddedPostgres.start({ dataDir });
try {
  await migrate(server.url);
  const dataSource = await new DataSource(dataSourceOptions(server.url)).initialize();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  for (const { query } of upQueries) console.error(query);
  console.log(
    upQueries.length === 0 ? 'The schema is as described.' : 'The schema differs: see the queries above.',
  );
  process.exitCode = upQueries.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
