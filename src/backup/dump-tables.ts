import { DataSource, type EntityManager } from 'typeorm';
import { postgresOptions, WITHOUT_TIME_LIMITS } from '../platform/database/postgres-options';
import type { BackupFolder, TableFile } from './backup-folder';
import { writeLines } from './json-lines';
import type { SavedRows } from './load-tables';

/** Rows that are in memory at once; a row can have a text of a million characters. */
const ROWS_AT_ONCE = 100;

/** What the schema and its numbering were at the same time as the rows. */
export interface SchemaState {
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
}

/**
 * Writes the rows of tables, one JSON object a line.
 * @param manager of a REPEATABLE READ transaction: all rows are of one moment
 */
export async function dumpTables(
  manager: EntityManager,
  tables: readonly string[],
  folder: BackupFolder,
  signal: AbortSignal,
): Promise<TableFile[]> {
  const dumped: TableFile[] = [];
  for (const table of tables) {
    const { lines, ...facts } = await writeLines(folder.tableFile(table), rowsOf(manager, table, signal));
    dumped.push({ table, rows: lines, ...facts });
  }
  return dumped;
}

/** Writes all rows of a database whose schema may be an earlier one than ours. */
export async function dumpDatabase(
  url: string,
  folder: BackupFolder,
  signal: AbortSignal,
): Promise<SavedRows> {
  const dataSource = new DataSource({ ...postgresOptions(url), poolSize: 1, extra: WITHOUT_TIME_LIMITS });
  await dataSource.initialize();
  try {
    return await dataSource.transaction('REPEATABLE READ', async (manager) => {
      const names = await ownTables(manager);
      return { ...(await schemaState(manager)), tables: await dumpTables(manager, names, folder, signal) };
    });
  } finally {
    await dataSource.destroy();
  }
}

/** The tables that a schema has, without the list of its migrations. */
export async function ownTables(manager: EntityManager): Promise<string[]> {
  const found = await manager.query<{ table: string }[]>(
    `SELECT tablename AS table FROM pg_tables
     WHERE schemaname = current_schema() AND tablename <> 'migrations' ORDER BY 1`,
  );
  return found.map(({ table }) => table);
}

async function* rowsOf(manager: EntityManager, table: string, signal: AbortSignal): AsyncGenerator<string> {
  await manager.query(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT row_to_json(rows)::text AS line FROM "${table}" rows`,
  );
  for (;;) {
    signal.throwIfAborted();
    const rows = await manager.query<{ line: string }[]>(`FETCH ${ROWS_AT_ONCE} FROM dumped`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await manager.query('CLOSE dumped');
}

/** Sequences have no snapshot: read after the rows, none has given fewer numbers than the rows have. */
export async function schemaState(manager: EntityManager): Promise<SchemaState> {
  const migrations = await manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const sequences = await manager.query<{ name: string; last: string }[]>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq'`,
  );
  return {
    migrations: migrations.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
  };
}
