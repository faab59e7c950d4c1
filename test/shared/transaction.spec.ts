import { DataSource } from 'typeorm';
import { DomainEvent } from '../../src/shared/events/domain-event';
import { InProcessEventBus } from '../../src/shared/infrastructure/in-process-event-bus';
import { TypeOrmTransaction } from '../../src/shared/infrastructure/typeorm-transaction';
import { createDatabase, type TestDatabase } from '../support/postgres';

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

  it('calls back after the outermost commit, and not after a rollback', async () => {
    const calls: string[] = [];
    await transaction.run(async () => {
      await transaction.run(async () => {
        transaction.afterCommit(() => calls.push('committed'));
        await write('a');
      });
      expect(calls).toEqual([]);
    });
    expect(calls).toEqual(['committed']);
    const undone = transaction.run(() => {
      transaction.afterCommit(() => calls.push('never'));
      return Promise.reject(new Error('stop'));
    });
    await expect(undone).rejects.toThrow('stop');
    expect(calls).toEqual(['committed']);
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
