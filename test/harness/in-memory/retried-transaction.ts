import { InMemoryTransaction } from './in-memory-transaction';

/**
 * Runs all work twice, as the database does it after a deadlock: the first run is undone. What a use case
 * keeps outside its work is there twice then.
 */
export class RetriedTransaction extends InMemoryTransaction {
  override async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.scope) return work();
    const undone = super.run(async () => {
      await work();
      throw new Error('deadlock detected');
    });
    await undone.catch(() => undefined); // whatever the first run came to
    return super.run(work);
  }
}
