import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../../../src/platform/database/embedded-postgres';
import { findPostmaster } from '../../../../src/platform/database/embedded-postgres/postmaster';
import { isRunning, waitFor } from '../../../../src/platform/database/embedded-postgres/processes';
import { superuserUrlOf } from '../../../harness/postgres';

const STOP_LIMIT_MS = 30_000;

/** A PostgreSQL server of the campaign's own, which can be made to crash. */
export class Database {
  private readonly servers: EmbeddedPostgres[] = [];

  private constructor(
    private readonly folder: string,
    readonly url: string,
    private readonly superuserUrl: string,
  ) {}

  static async start(folder: string): Promise<Database> {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    const server = await EmbeddedPostgres.start({ dataDir: folder });
    const database = new Database(folder, server.url, await superuserUrlOf(folder, server.url));
    database.servers.push(server);
    return database;
  }

  /** What `pg_ctl restart -m immediate` does: every process ends at once, and the next start recovers. */
  async crash(): Promise<void> {
    const running = await findPostmaster(path.join(this.folder, 'postgres'));
    if (!running) throw new Error('PostgreSQL is gone already.');
    process.kill(running.pid, 'SIGQUIT');
    await waitFor(async () => !(await isRunning(running.pid, 'postgres')), STOP_LIMIT_MS);
    const server = await EmbeddedPostgres.start({ dataDir: this.folder });
    this.servers.push(server);
    if (server.url !== this.url) throw new Error('PostgreSQL came back on another port.');
  }

  /** Ends the service's sessions, each with this probability, whatever they are at. @returns how many */
  async endSessions(share: number): Promise<number> {
    const { rowCount } = await this.use((client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'loa' AND random() < $1`,
        [share],
      ),
    );
    return rowCount ?? 0;
  }

  /** Lends a connection that no fault of the network touches, and that may do more than the service. */
  async use<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.superuserUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
  }
}
