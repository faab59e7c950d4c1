import { AsyncLocalStorage } from 'node:async_hooks';
import { Transaction } from '../../../src/shared/application/transaction';

/** One transaction. */
interface Scope {
  readonly owner: InMemoryTransaction;
  /** What it has changed so far: a copy of each table that it has touched. */
  readonly changed: Map<InMemoryTable<unknown>, Map<string, unknown>>;
  hasEnded: boolean;
}

/** One store for every instance: Node.js 20 keeps each for good, and visits all at every promise. */
const scopes = new AsyncLocalStorage<Scope>();

/**
 * Transactions over in-memory tables, for tests of use cases: one runs at a time, whatever throws undoes all of
 * it, and nobody outside sees it before it ends.
 */
export class InMemoryTransaction extends Transaction {
  private last: Promise<unknown> = Promise.resolve();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.scope) return work();
    const result = this.last.then(() => this.attempt(work));
    this.last = result.catch(() => undefined); // the caller is told; the next one runs all the same
    return result;
  }

  /**
   * The transaction that the caller runs in; undefined outside one.
   * @throws Error once it has ended: work that nobody awaited would read and write what is lost
   */
  get scope(): Scope | undefined {
    const scope = scopes.getStore();
    if (scope?.owner !== this) return undefined;
    if (scope.hasEnded) throw new Error('The transaction has ended.');
    return scope;
  }

  /**
   * Called by whatever locks rows. One transaction runs at a time, so nothing else is needed.
   * @throws Error outside a transaction: the lock would be gone at once
   */
  requireForLock(): void {
    if (!this.scope) throw new Error('A lock needs a transaction.');
  }

  private async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    const scope: Scope = { owner: this, changed: new Map(), hasEnded: false };
    try {
      const result = await scopes.run(scope, work);
      for (const [table, rows] of scope.changed) table.commit(rows);
      return result;
    } finally {
      scope.hasEnded = true;
    }
  }
}

/** Rows by their key. A row is never changed, only replaced, so that a copy of the table is enough to undo. */
export class InMemoryTable<Row> {
  private committed = new Map<string, Row>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  /** In the order in which their keys were first written. */
  get rows(): Row[] {
    return [...(this.own ?? this.committed).values()];
  }

  get(key: string): Row | undefined {
    return (this.own ?? this.committed).get(key);
  }

  /** @throws Error outside a transaction: such a write could not be undone */
  set(key: string, row: Row): void {
    const { scope } = this.transaction;
    if (!scope) throw new Error('In-memory tables are written in transactions only.');
    const copy = this.own ?? new Map(this.committed);
    scope.changed.set(this, copy.set(key, row));
  }

  /** @throws Error outside a transaction */
  delete(key: string): void {
    const { scope } = this.transaction;
    if (!scope) throw new Error('In-memory tables are written in transactions only.');
    const copy = this.own ?? new Map(this.committed);
    copy.delete(key);
    scope.changed.set(this, copy);
  }

  /** Called when the transaction ends. */
  commit(rows: Map<string, unknown>): void {
    this.committed = rows as Map<string, Row>;
  }

  private get own(): Map<string, Row> | undefined {
    return this.transaction.scope?.changed.get(this) as Map<string, Row> | undefined;
  }
}
