import { InProcessEventBus } from '../../src/platform/events/in-process-event-bus';
import type { Transaction } from '../../src/shared/application/transaction';
import { DomainEvent } from '../../src/shared/events/domain-event';

/** A transaction under test, with something that it can undo. */
export interface TransactionStage {
  readonly transaction: Transaction;
  /** Writes a note: in the open transaction, or in one of its own. */
  readonly write: (text: string) => Promise<unknown>;
  /** The notes that everybody sees, sorted. */
  readonly committedNotes: () => Promise<string[]>;
  /** The same through a transaction of another application in this process. */
  readonly other: Pick<TransactionStage, 'write' | 'committedNotes'>;
}

class SomethingHappened extends DomainEvent {
  readonly occurredAt = new Date();
}

/**
 * What every transaction promises.
 * @param open called before each test; there are no notes then
 */
export function describeTransaction(name: string, open: () => TransactionStage): void {
  describe(`${name} as Transaction`, () => {
    let transaction: Transaction;
    let write: TransactionStage['write'];
    let notes: TransactionStage['committedNotes'];
    let other: TransactionStage['other'];
    beforeEach(() => {
      ({ transaction, write, committedNotes: notes, other } = open());
    });

    it('keeps what was written, and answers what the work answers', async () => {
      const work = transaction.run(async () => {
        await write('a');
        await write('b');
        return 'done';
      });
      expect(await work).toBe('done');
      expect(await notes()).toEqual(['a', 'b']);
    });

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

    it('is not joined by what its work does in another', async () => {
      const work = transaction.run(async () => {
        await write('undone');
        await other.write('kept');
        throw new Error('stop');
      });
      await expect(work).rejects.toThrow('stop');
      expect(await other.committedNotes()).toEqual(['kept']);
    });

    it('refuses what its work does after its end, instead of losing it', async () => {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const [late] = await transaction.run(async () => {
        await write('in time');
        return [ended.then(() => write('late'))];
      });
      end();
      await expect(late).rejects.toThrow();
      expect(await notes()).toEqual(['in time']);
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
}
