import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

const QUERY_LIMIT_MS = 200;

describe('A transaction whose statement takes too long', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    const options = dataSourceOptions(database.url);
    dataSource = await new DataSource({
      ...options,
      poolSize: 1,
      extra: { ...options.extra, query_timeout: QUERY_LIMIT_MS },
    }).initialize();
    await dataSource.query('CREATE TABLE notes (note text)');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('leaves nothing behind for the next one to commit', async () => {
    const transaction = new TypeOrmTransaction(dataSource);
    const late = transaction.run(async () => {
      await transaction.query(`INSERT INTO notes VALUES ('half done')`);
      await transaction.query(`SELECT pg_sleep(${(3 * QUERY_LIMIT_MS) / 1_000})`);
    });
    await expect(late).rejects.toThrow('Query read timeout');
    await new Promise((resolve) => setTimeout(resolve, 3 * QUERY_LIMIT_MS));

    await transaction.run(() => transaction.query(`INSERT INTO notes VALUES ('whole')`));
    expect(await transaction.query('SELECT note FROM notes')).toEqual([{ note: 'whole' }]);
  });
});
