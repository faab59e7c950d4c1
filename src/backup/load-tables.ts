import type { EntityManager } from 'typeorm';
import type { BackupFolder, Manifest } from './backup-folder';
import { readLines } from './json-lines';

/** Rows in the files of a folder, and the schema that they are of. */
export type SavedRows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Characters of JSON that one INSERT takes. */
const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Puts the rows of a backup in the place of those that migrations have made. References are checked once all rows are
 * there, and triggers do not fire: the rows are as they were.
 * @param manager of a transaction; the schema has the state of the backup
 */
export async function loadTables(
  manager: EntityManager,
  { tables, sequences }: SavedRows,
  folder: BackupFolder,
): Promise<void> {
  const names = tables.map(({ table }) => table);
  await withoutReferences(manager, async () => {
    for (const table of names) await manager.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    for (const table of names) await manager.query(`DELETE FROM "${table}"`);
    for (const table of names) await load(manager, table, readLines(folder.tableFile(table)));
    for (const table of names) await manager.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  });
  for (const [sequence, last] of Object.entries(sequences))
    await manager.query('SELECT setval($1::regclass, $2::bigint)', [`"${sequence}"`, last]);
}

async function load(manager: EntityManager, table: string, lines: AsyncIterable<string>): Promise<void> {
  const columns = await columnsOf(manager, table);
  const insert = (batch: readonly string[]) =>
    manager.query(
      `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      [`[${batch.join(',')}]`],
    );
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    await insert(batch);
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) await insert(batch);
}

/** Those that are stored; generated ones follow from them. */
async function columnsOf(manager: EntityManager, table: string): Promise<string> {
  const columns = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'
     ORDER BY ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name).join(', ');
}

/** Tables refer to one another in circles: no order would do. */
async function withoutReferences(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  const references = await manager.query<{ table: string; name: string; definition: string }[]>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of references)
    await manager.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of references)
    await manager.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
