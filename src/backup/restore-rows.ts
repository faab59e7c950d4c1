import { DataSource, type EntityManager } from 'typeorm';
import { migrate } from '../database';
import { MIGRATIONS } from '../migrations';
import { postgresOptions, WITHOUT_TIME_LIMITS } from '../platform/database/postgres-options';
import { OperatorFault } from '../platform/process/operator-fault';
import type { BackupFolder, Manifest } from './backup-folder';
import { ownTables } from './dump-tables';
import { loadTables, type SavedRows } from './load-tables';

/** @throws OperatorFault when a later release has made them */
export function requireKnownMigrations({ migrations }: Pick<Manifest, 'migrations'>): void {
  const known = new Set(MIGRATIONS.migrations.map(({ name }) => name));
  if (!migrations.every((name) => known.has(name)))
    throw new OperatorFault('A later release has made this database: use that, or a later one.');
}

/**
 * Puts rows into an empty database, in one transaction, and leaves its schema as it was when they were taken.
 * @param before runs in the transaction, once it is known that the database is free
 * @throws OperatorFault when there is something already, or the schema is a later one
 */
export async function restoreRows(
  url: string,
  rows: SavedRows,
  folder: BackupFolder,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const dataSource = new DataSource({ ...postgresOptions(url), poolSize: 1, extra: WITHOUT_TIME_LIMITS });
  await dataSource.initialize();
  try {
    await requireNothing(dataSource.manager);
    await migrate(url, rows.migrations);
    await requireSchemaOf(rows, dataSource.manager);
    await dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE accounts, transfers IN ACCESS EXCLUSIVE MODE');
      await requireNothing(manager); // a service may have been started meanwhile
      await before();
      await loadTables(manager, rows, folder);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function requireNothing(manager: EntityManager): Promise<void> {
  const [{ exists }] = await manager.query<[{ exists: boolean }]>(
    "SELECT to_regclass('accounts') IS NOT NULL AS exists",
  );
  if (!exists) return;
  const [row] = await manager.query<object[]>('SELECT FROM accounts UNION ALL SELECT FROM transfers LIMIT 1');
  if (row) throw new OperatorFault('The database has accounts or transfers already. Nothing was changed.');
}

async function requireSchemaOf({ migrations, tables }: SavedRows, manager: EntityManager): Promise<void> {
  const made = await manager.query<{ name: string }[]>('SELECT name FROM migrations');
  if (made.some(({ name }) => !migrations.includes(name)))
    throw new OperatorFault('The database has a later schema than the backup: restore into an empty one.');
  const known = await ownTables(manager);
  const strange = tables.map(({ table }) => table).filter((table) => !known.includes(table));
  if (strange.length > 0)
    throw new OperatorFault(`Loa knows no table ${strange.join(', ')}: move it out of the way first.`);
}
