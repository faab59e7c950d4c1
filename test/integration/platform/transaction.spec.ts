import { DataSource } from 'typeorm';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { describeTransaction } from '../../contracts/transaction.contract';
import { eventually } from '../../harness/eventually';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

describe('a transaction in PostgreSQL', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let otherSource: DataSource;
  let transaction: TypeOrmTransaction;

  beforeAll(async () => {
    database = await createDatabase();
    const connect = () => new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    dataSource = await connect();
    otherSource = await connect();
    await dataSource.query('CREATE TABLE note (text text)');
    transaction = new TypeOrmTransaction(dataSource);
  });
  beforeEach(() => dataSource.query('DELETE FROM note'));
  afterAll(async () => {
    await otherSource.destroy();
    await dataSource.destroy();
    await database.drop();
  });

  const INSERT = 'INSERT INTO note VALUES ($1)';
  const write = (text: string) => transaction.query(INSERT, [text]);
  const committedNotes = async (): Promise<string[]> =>
    (await dataSource.query<{ text: string }[]>('SELECT text FROM note ORDER BY text')).map(
      ({ text }) => text,
    );

  describeTransaction('TypeOrmTransaction', () => {
    const writeElsewhere = (text: string) => new TypeOrmTransaction(otherSource).query(INSERT, [text]);
    return { transaction, write, committedNotes, other: { write: writeElsewhere, committedNotes } };
  });

  it('is run again when the database undid it for a deadlock', async () => {
    await write('a');
    await write('b');
    const runs = { first: 0, second: 0 };
    let locked = 0;
    const lockBoth = (name: 'first' | 'second', one: string, other: string) =>
      transaction.run(async () => {
        runs[name] += 1;
        await transaction.query('UPDATE note SET text = text WHERE text = $1', [one]);
        locked += 1;
        await eventually(() => locked >= 2); // each has what the other wants
        await transaction.query('UPDATE note SET text = text WHERE text = $1', [other]);
      });
    await Promise.all([lockBoth('first', 'a', 'b'), lockBoth('second', 'b', 'a')]);
    expect(runs.first + runs.second).toBeGreaterThan(2);
  });
});
