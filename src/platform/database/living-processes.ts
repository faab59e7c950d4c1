import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { endsWithin } from '../../shared/application/within-limit';
import { PreparingClient } from './preparing-client';

/** "loaliv" as a number: the advisory lock that all living processes share. */
const LOCK = 0x6c6f616c6976;

/**
 * Whether no session of the service is older than this process ($1, its age in seconds). Where the lock is free, that tells
 * of those that do not hold it: an earlier release, or one whose session has just been lost with PostgreSQL's restart.
 */
const NO_OLDER_SESSION = `SELECT count(*) = 0 AS answer FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'loa'
    AND backend_start < clock_timestamp() - make_interval(secs => $1)`;

/** How long a process that is alone may keep others from joining. */
const JOIN_LIMIT_MS = 10_000;
const CONNECT_LIMIT_MS = 3_000;
/** How soon a lost session is opened again. */
const REJOIN_MS = 1_000;
const LEAVE_LIMIT_MS = 1_000;

/**
 * Tells whether other processes serve the same database. Each shares an advisory lock in a session of its own, which
 * PostgreSQL ends with the process, however that dies. Who can have the lock alone, and finds no older session of the
 * service, takes all others for dead.
 *
 * Nobody is ever alone behind a pooler whose sessions are shared (PgBouncer's transaction mode), and where a machine has
 * lost its power and PostgreSQL, on another, has not noticed yet. Should a living process be taken for dead all the same,
 * in the second after a restart of PostgreSQL, its work is done twice and paid once.
 */
@Injectable()
export class LivingProcesses implements OnApplicationShutdown {
  private session: PreparingClient | null = null;
  private rejoining: NodeJS.Timeout | undefined;
  private isLeaving = false;

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
    /** How long this process has run, in seconds. */
    private readonly ageSec: () => number = () => process.uptime(),
  ) {}

  /**
   * Counts this process among the living until it shuts down. A fault is logged, and it is tried again.
   * @param whenAlone done if no other lives; none can join before it is done
   */
  async join(whenAlone: () => Promise<void>): Promise<void> {
    try {
      await this.enter(whenAlone);
    } catch (error) {
      this.logger.warn({ err: error }, 'this process is not counted among the living yet');
      await this.session?.end().catch(() => undefined);
      this.rejoinLater();
    }
  }

  /** What this process had is settled or given back by now: whoever starts may be alone. */
  async onApplicationShutdown(): Promise<void> {
    this.isLeaving = true;
    clearTimeout(this.rejoining);
    const left = this.session?.end().catch(() => undefined);
    if (left) await endsWithin(left, LEAVE_LIMIT_MS);
  }

  private async enter(whenAlone: () => Promise<void>): Promise<void> {
    const session = this.newSession();
    await session.connect();
    if (!(await session.meetServer()) || this.isLeaving) return session.end();
    this.session = session;
    session.on('end', () => this.rejoinLater());
    const isAlone = await ask(session, 'SELECT pg_try_advisory_lock($1) AS answer');
    if (isAlone && (await ask(session, NO_OLDER_SESSION, this.ageSec()))) await whenAlone();
    await ask(session, 'SELECT pg_advisory_lock_shared($1) AS answer'); // waits for one that is alone
    if (isAlone) await ask(session, 'SELECT pg_advisory_unlock($1) AS answer');
  }

  private newSession(): PreparingClient {
    const session = new PreparingClient({
      connectionString: this.url,
      application_name: 'loa living',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      lock_timeout: JOIN_LIMIT_MS,
      keepAlive: true,
    });
    session.on('error', (error) => this.logger.warn({ err: error }, 'the session of the living has broken'));
    return session;
  }

  private rejoinLater(): void {
    if (this.isLeaving) return;
    clearTimeout(this.rejoining);
    this.rejoining = setTimeout(() => void this.join(() => Promise.resolve()), REJOIN_MS).unref();
  }
}

async function ask(session: PreparingClient, statement: string, parameter: number = LOCK): Promise<unknown> {
  const asked: Promise<{ rows: { answer: unknown }[] }> = session.query(statement, [parameter]);
  return (await asked).rows[0]?.answer;
}
