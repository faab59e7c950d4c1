import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { OWN_DIR } from '../../src/platform/database/embedded-postgres/cluster';
import { migrate } from '../../test/harness/migrate';
import { prepareTemplate, startPostgres } from '../../test/harness/postgres';
import { readStatements } from './statement-log';

/** PostgreSQL applies a changed setting at its next statement after the signal, within this. */
const RELOAD_MS = 300;
/** Recordings of the same work until two hold the fewest statements: scheduled tasks fall into others. */
const RECORDINGS = 20;
/** What switches recording on and off is recorded too. */
const OWN_STATEMENT = /^(ALTER SYSTEM|SELECT pg_reload_conf)/;

/** One operation and the statements that it took, complete with their values. */
export interface Recording<Input, Outcome> {
  readonly input: Input;
  readonly outcome: Outcome;
  readonly statements: readonly string[];
}

/** A real PostgreSQL of the benchmark's own, on which services make their databases. */
export class MoneyDatabase {
  private constructor(
    private readonly administrator: Client,
    private readonly logFile: string,
    private readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<MoneyDatabase> {
    delete process.env.TEST_DATABASE_URL; // not a shared one: its settings are changed and its log is read
    const server = await startPostgres();
    try {
      const template = await prepareTemplate(server, migrate);
      const administrator = new Client({ connectionString: server.superuserUrl });
      await administrator.connect();
      const { rows } = await administrator.query<{ data_directory: string }>('SHOW data_directory');
      const logFile = path.join(rows[0]!.data_directory, OWN_DIR, 'server.log');
      return new MoneyDatabase(administrator, logFile, async () => {
        await administrator.end();
        await template.drop();
        await server.stop();
      });
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  async version(): Promise<string> {
    const { rows } = await this.administrator.query<{ server_version: string }>('SHOW server_version');
    return `PostgreSQL ${rows[0]!.server_version.split(' ')[0]}`;
  }

  /**
   * The statements that the service sends its database during one operation.
   * @param prepare prepares what is not to be recorded
   * @param work called until two calls have taken the fewest statements
   * @throws Error when no two do
   */
  async record<Input, Outcome>(
    prepare: () => Promise<Input>,
    work: (input: Input) => Promise<Outcome>,
  ): Promise<Recording<Input, Outcome>> {
    let fewest = await this.recordOnce(await prepare(), work);
    for (let recording = 1; recording < RECORDINGS; recording++) {
      const now = await this.recordOnce(await prepare(), work);
      if (now.statements.length === fewest.statements.length) return now;
      if (now.statements.length < fewest.statements.length) fewest = now;
    }
    throw new Error('The service takes other statements each time.');
  }

  stop(): Promise<void> {
    return this.close();
  }

  private async recordOnce<Input, Outcome>(
    input: Input,
    work: (input: Input) => Promise<Outcome>,
  ): Promise<Recording<Input, Outcome>> {
    await this.log('all');
    const { size } = await stat(this.logFile);
    const outcome = await work(input);
    await this.log('none');
    const statements = await readStatements(this.logFile, size);
    return { input, outcome, statements: statements.filter((each) => !OWN_STATEMENT.test(each)) };
  }

  private async log(which: 'all' | 'none'): Promise<void> {
    await this.administrator.query(`ALTER SYSTEM SET log_statement = '${which}'`);
    await this.administrator.query('SELECT pg_reload_conf()');
    await sleep(RELOAD_MS);
  }
}
