import { DataSource } from 'typeorm';
import type { Account } from '../../../src/accounts/domain/account';
import { accountSchema } from '../../../src/accounts/infrastructure/schemas/account.schema';
import { dataSourceOptions } from '../../../src/data-source';
import { deleteInBatches } from '../../../src/platform/database/delete-in-batches';
import { newestFirst } from '../../../src/platform/database/newest-first';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { insertAccount } from '../../harness/insert-account';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

describe('many rows of a table', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let transaction: TypeOrmTransaction;
  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
    transaction = new TypeOrmTransaction(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are read newest first and each once, whatever comes and goes meanwhile', async () => {
    const days = [3, 5, 1, 4, 2, 3, 3];
    const ids = new Map<string, number>();
    for (const day of days) ids.set(await insertAccount(transaction), day);
    const set = (id: string, column: string, value: unknown) =>
      dataSource.query(`UPDATE accounts SET ${column} = $2 WHERE id = $1`, [id, value]);
    for (const [id, day] of ids) await set(id, 'created_at', new Date(Date.UTC(2026, 10, day)));

    const query = () =>
      dataSource.manager.createQueryBuilder(accountSchema, 'account').where({ role: 'customer' });
    const read: (readonly Account[])[] = [];
    for await (const accounts of newestFirst(query, 'createdAt', 2)) {
      read.push(accounts);
      // One that was read leaves what is sought, and one that is newer than all comes to it.
      await set(accounts[0]!.id, 'role', 'admin');
      await insertAccount(transaction);
    }
    expect(read.map((accounts) => accounts.map(({ id }) => ids.get(id)))).toEqual([
      [5, 4],
      [3, 3],
      [3, 2],
      [1],
    ]);
    const seen = read.flat().map(({ id }) => id);
    expect(new Set(seen)).toEqual(new Set(ids.keys()));
  });

  it('are deleted, however many, and no others', async () => {
    await dataSource.query('CREATE TABLE numbered AS SELECT generate_series(1, 12001) AS id');
    await deleteInBatches(transaction, { table: 'numbered', where: 'id > $1' }, [2]);
    expect(await dataSource.query('SELECT id FROM numbered ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
