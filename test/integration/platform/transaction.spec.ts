import { DataSource } from 'typeorm';
import { DomainEvent } from '../../../src/shared/events/domain-event';
import { InProcessEventBus } from '../../../src/platform/events/in-process-event-bus';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

class SomethingHappened extends DomainEvent {
  readonly occurredAt = new Date();
}

describe('a transaction', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let transaction: TypeOrmTransaction;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
    await dataSource.query('CREATE TABLE note (text text)');
    transaction = new TypeOrmTransaction(dataSource);
  });
  beforeEach(() => dataSource.query('DELETE FROM note'));
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const write = (text: string) => transaction.query('INSERT INTO note VALUES ($1)', [text]);
  const notes = async (): Promise<string[]> =>
    (await dataSource.query<{ text: string }[]>('SELECT text FROM note ORDER BY text')).map(
      ({ text }) => text,
    );

  it('undoes everything when the work throws', async () => {
    const work = transaction.run(async () => {
      await write('a');
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await notes()).toEqual([]);
  });

  it('is joined by one inside it, which neither commits nor releases it', async () => {
    const work = transaction.run(async () => {
      await transaction.run(() => write('inner'));
      expect(await notes()).toEqual([]);
      await write('outer');
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await notes()).toEqual([]);
  });

  it('is not seen by a concurrent request', async () => {
    await Promise.allSettled([
      transaction.run(async () => {
        await write('undone');
        await new Promise((resolve) => setTimeout(resolve, 30));
        throw new Error('stop');
      }),
      write('kept'),
    ]);
    expect(await notes()).toEqual(['kept']);
  });

  it('is run again when the database undid it for a deadlock', async () => {
    await write('a');
    await write('b');
    const runs = { first: 0, second: 0 };
    const lockBoth = (name: 'first' | 'second', one: string, other: string) =>
      transaction.run(async () => {
        runs[name] += 1;
        await transaction.query('UPDATE note SET text = text WHERE text = $1', [one]);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await transaction.query('UPDATE note SET text = text WHERE text = $1', [other]);
      });
    await Promise.all([lockBoth('first', 'a', 'b'), lockBoth('second', 'b', 'a')]);
    expect(runs.first + runs.second).toBeGreaterThan(2);
  });

  it('is undone by an event handler that throws', async () => {
    const events = new InProcessEventBus();
    events.subscribe(SomethingHappened, { handle: async () => void (await write('by the handler')) });
    events.subscribe(SomethingHappened, { handle: () => Promise.reject(new Error('handler')) });
    const work = transaction.run(async () => {
      await write('by the use case');
      await events.publish([new SomethingHappened()]);
    });
    await expect(work).rejects.toThrow('handler');
    expect(await notes()).toEqual([]);
  });
});
