import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transaction } from '../../shared/application/transaction';
import { isTransient } from './database-errors';

/** How often a transaction is begun that keeps running into deadlocks. */
const ATTEMPTS = 5;

/**
 * The managers of open transactions. One store for every instance: Node.js 20 keeps each for good, and visits all at every
 * promise.
 */
const scopes = new AsyncLocalStorage<EntityManager>();

/**
 * Keeps the open transaction beside the asynchronous call chain, so no use case has to hand a manager
 * on. A concurrent request has its own chain and never sees this one's transaction.
 */
@Injectable()
export class TypeOrmTransaction extends Transaction {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** What repositories work with: the open transaction's manager, or the pool's when none is open. */
  get manager(): EntityManager {
    return this.scope ?? this.dataSource.manager;
  }

  /** @throws Error where no transaction is open: a lock would be gone before it is of any use */
  requireForLock(): void {
    if (!this.scope) throw new Error('A lock needs a transaction.');
  }

  /** The open transaction of this database: where another instance has opened the innermost, there is none. */
  private get scope(): EntityManager | undefined {
    const scope = scopes.getStore();
    return scope?.dataSource === this.dataSource ? scope : undefined;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.scope) return work();

    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction((manager) => scopes.run(manager, work));
      } catch (error) {
        // Nothing of it happened: PostgreSQL undid it to let another transaction through.
        if (!isTransient(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Runs one SQL statement in the current transaction.
   * @returns the rows it answers; `RETURNING` makes an UPDATE or INSERT answer some
   */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const answer: unknown = await this.manager.query(sql, [...parameters]);
    // For UPDATE and DELETE TypeORM answers [rows, count] instead of the rows.
    return isRowsAndCount(answer) ? (answer[0] as Row[]) : (answer as Row[]);
  }

  /** As `query`, in a savepoint of the current transaction: when it fails, what came before it stays. */
  async attempt<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.transaction((inner) => scopes.run(inner, () => this.query<Row>(sql, parameters)));
  }
}

function isRowsAndCount(answer: unknown): answer is [unknown[], number] {
  return (
    Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number'
  );
}
