import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { startPgBouncer } from '../../harness/servers/pgbouncer';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

describe('our database sessions', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createDatabase()));
  afterAll(() => database.drop());

  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function connect(url: string, poolSize: number): Promise<DataSource> {
    const dataSource = await new DataSource({ ...dataSourceOptions(url), poolSize }).initialize();
    closers.push(() => dataSource.destroy());
    return dataSource;
  }

  const prepared = async (dataSource: DataSource): Promise<string[]> => {
    const rows: { statement: string }[] = await dataSource.query(
      'SELECT statement FROM pg_prepared_statements',
    );
    return rows.map(({ statement }) => statement);
  };

  it('keep statements with parameters prepared, whatever the values', async () => {
    const dataSource = await connect(database.url, 1);
    for (const value of [1, 2, 3]) {
      expect(await dataSource.query('SELECT $1::int AS value', [value])).toEqual([{ value }]);
      await dataSource.query(`SELECT ${value}`);
    }
    expect(await prepared(dataSource)).toEqual(['SELECT $1::int AS value']);
  });

  it('leave out the texts that hold a page', async () => {
    const dataSource = await connect(database.url, 1);
    const numbers = 'SELECT n FROM generate_series(1, $1::int) n ORDER BY n';
    for (const page of ['LIMIT 10', 'LIMIT 10 OFFSET 20', 'LIMIT 1'])
      await dataSource.query(`${numbers} ${page}`, [40]);
    expect(await prepared(dataSource)).toEqual([`${numbers} LIMIT 1`]);
  });

  it('go without behind a pooler that gives each transaction another session', async () => {
    const pooler = await startPgBouncer(database.url);
    closers.push(() => pooler.stop());
    const dataSource = await connect(pooler.url, 5);
    const values = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      values.map((value) => dataSource.query<{ value: number }[]>('SELECT $1::int AS value', [value])),
    );
    expect(answers.map(([row]) => row?.value)).toEqual(values);
    expect(await prepared(dataSource)).toEqual([]);
  });

  // The last of these tests: the names are the same in all sessions, and taken then.
  it('keep a hundred of them at most, and run the others all the same', async () => {
    const dataSource = await connect(database.url, 1);
    for (let number = 1; number <= 150; number += 1) {
      const rows: unknown = await dataSource.query(`SELECT $1::int + ${number} AS sum`, [1]);
      expect(rows).toEqual([{ sum: number + 1 }]);
    }
    const { length } = await prepared(dataSource);
    expect(length).toBeGreaterThan(90);
    expect(length).toBeLessThanOrEqual(100);
  });
});
