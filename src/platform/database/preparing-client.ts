import { Client } from 'pg';

/** More than there are: it bounds the memory of a session. */
const MOST_STATEMENTS = 100;

/** TypeORM writes pages into the text: each page would be a statement of its own. */
const HOLDS_PAGE = /\b(LIMIT|OFFSET) (?!1\b)\d/;

/** What pg says when `query_timeout` has passed. */
const READ_TIMEOUT = 'Query read timeout';

/** Names of the prepared statements by their text, the same in every session of the process. */
const names = new Map<string, string>();

/**
 * A session in which PostgreSQL keeps every statement with parameters prepared, so that it is parsed and
 * planned at its first use and not at each.
 *
 * A statement that takes longer than `query_timeout` ends the session. pg only stops waiting: the statement goes on,
 * the ROLLBACK behind it can be given up unsent, and whoever is given the session next would commit what was half done.
 *
 * Behind a pooler that gives each transaction another session (PgBouncer's transaction mode, say) the next
 * statement may meet a session that never saw its name. There statements go unprepared.
 */
export class PreparingClient extends Client {
  private ownsSession = false;
  /** The server process of which the connection's start told; PgBouncer makes this number up. */
  declare private readonly processID: number;

  /**
   * To be awaited before the first statement, as pg-pool's `onConnect`.
   * @returns whether PostgreSQL keeps one session for this connection
   */
  async meetServer(): Promise<boolean> {
    const { rows } = await super.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    this.ownsSession = rows[0]?.pid === this.processID;
    return this.ownsSession;
  }

  override query(statement: unknown, values?: unknown, done?: unknown): never {
    const isPreparable = this.ownsSession && Array.isArray(values) && values.length > 0;
    const name = isPreparable && typeof statement === 'string' ? nameOf(statement) : undefined;
    const query = name ? { name, text: statement } : statement;
    const answer: unknown = super.query(query as never, values as never, done as never);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.endWhenLate(error));
    return answer as never;
  }

  private endWhenLate(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT) this.connection.stream.destroy();
  }
}

function nameOf(text: string): string | undefined {
  if (HOLDS_PAGE.test(text)) return undefined;
  if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `loa_${names.size + 1}`);
  return names.get(text);
}
