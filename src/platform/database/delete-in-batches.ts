import type { TypeOrmTransaction } from './typeorm-transaction';

/** Rows of one statement: deleted far within the limit of time that statements have. */
const ROWS = 5_000;

/**
 * Deletes rows by as many statements as it takes; where no transaction is open, what one has deleted stays deleted.
 * @param key the column that tells rows apart
 * @param where the condition, in SQL
 */
export async function deleteInBatches(
  transaction: TypeOrmTransaction,
  { table, key = 'id', where }: { readonly table: string; readonly key?: string; readonly where: string },
  parameters: readonly unknown[],
): Promise<void> {
  let deleted: object[];
  do {
    deleted = await transaction.query(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${ROWS})
       RETURNING ${key}`,
      parameters,
    );
  } while (deleted.length === ROWS);
}
