#!/usr/bin/env node
/**
 * Fails when the schema that the migrations make differs from the one that the entities describe: makes an
 * empty database, migrates it and asks TypeORM whether it would generate anything, and PostgreSQL whether the CHECK
 * constraints are the same. Needs the built code and takes a throwaway embedded PostgreSQL.
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

/** TypeORM compares CHECK constraints by name at most: PostgreSQL is asked to write both as it understands them. */
async function differingChecks(dataSource) {
  const differences = [];
  for (const { tableName, checks } of dataSource.entityMetadatas) {
    const stored = await checksOf(dataSource, tableName);
    const described = await describedChecks(dataSource, tableName, checks);
    for (const name of new Set([...stored.keys(), ...described.keys()])) {
      if (stored.get(name) === described.get(name)) continue;
      const [migrated, wanted] = [stored.get(name) ?? 'none', described.get(name) ?? 'none'];
      differences.push(`${tableName}, ${name}: migrations make ${migrated}, the entity has ${wanted}`);
    }
  }
  return differences;
}

/** @returns the constraints by their names, as PostgreSQL writes them */
async function checksOf(connection, tableName) {
  const rows = await connection.query(
    "SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'c' AND conrelid = $1::regclass",
    [tableName],
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/** Puts the entity's constraints in the place of the table's, looks at them, and undoes that. */
async function describedChecks(dataSource, tableName, checks) {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const name of (await checksOf(runner, tableName)).keys())
      await runner.query(`ALTER TABLE "${tableName}" DROP CONSTRAINT "${name}"`);
    for (const { name, expression } of checks)
      await runner.query(`ALTER TABLE "${tableName}" ADD CONSTRAINT "${name}" CHECK (${expression})`);
    return await checksOf(runner, tableName);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'loa-schema-'));
chmodSync(dataDir, 0o755);
const server = await EmbeddedPostgres.start({ dataDir });
try {
  await migrate(server.url);
  const dataSource = await new DataSource(dataSourceOptions(server.url)).initialize();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const differences = [...upQueries.map(({ query }) => query), ...(await differingChecks(dataSource))];
  await dataSource.destroy();
  for (const difference of differences) console.error(difference);
  console.log(
    differences.length === 0 ? 'The schema is as described.' : 'The schema differs: see the lines above.',
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
