import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasNoRoom } from './database-errors';

/** Rows that do not fit into the least working memory: PostgreSQL writes them to a file on its disk. */
const SPILLED_ROWS = 20_000;

/** How long an answer stands: probes of many monitors are no load. */
const STANDS_MS = 500;

export type DatabaseState = 'ok' | 'away' | 'unmigrated' | 'read-only' | 'full';

/** Looks whether the database can serve. */
@Injectable()
export class DatabaseProbe {
  private last: { at: number; state: Promise<DatabaseState> } = {
    at: -Infinity,
    state: Promise.resolve('ok'),
  };

  constructor(private readonly dataSource: DataSource) {}

  /** One look answers all that ask while it runs, and shortly after. */
  look(): Promise<DatabaseState> {
    const now = performance.now();
    if (now - this.last.at > STANDS_MS) this.last = { at: now, state: this.lookAround() };
    return this.last.state;
  }

  private async lookAround(): Promise<DatabaseState> {
    const pending = await this.dataSource.showMigrations().catch(() => null);
    if (pending === null) return 'away';
    if (pending) return 'unmigrated';
    return this.tryToWrite().catch((error: unknown) => (hasNoRoom(error) ? 'full' : 'away'));
  }

  /** Leaves nothing behind: neither rows nor log records, however often it is asked. */
  private tryToWrite(): Promise<DatabaseState> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query("SET LOCAL work_mem = '64kB'");
      const [row] = await manager.query<{ readonly: boolean }[]>(
        `SELECT current_setting('transaction_read_only')::boolean OR pg_is_in_recovery() AS readonly,
                count(*) FROM generate_series(1, ${SPILLED_ROWS})`,
      );
      return row?.readonly === false ? 'ok' : 'read-only';
    });
  }
}
