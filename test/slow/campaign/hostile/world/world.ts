import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../../../harness/commands/run-command';
import { Service } from '../../../../harness/service';
import { Database } from '../../world/database';
import { Api } from '../api/operations';
import { BANK_SECRET, CASSO_SECRET } from './confidential';
import { People } from './people';

/** One process of the service with a database of its own, as it is built, and the people who use it. */
export class HostileWorld {
  private constructor(
    private readonly folder: string,
    private readonly database: Database,
    readonly service: Service,
    readonly people: People,
    readonly api: Api,
  ) {}

  static async create(preload?: string): Promise<HostileWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-hostile-'));
    const database = await Database.start(path.join(folder, 'database'));
    const service = await Service.start({
      continues: { databaseUrl: database.url, dataDir: folder },
      variables: { WEBHOOK_SECRETS: BANK_SECRET, CASSO_SECRETS: CASSO_SECRET },
      ...(preload !== undefined && { preload }),
    });
    const people = await People.settle(service.baseUrl, (...args) => runCommand(service, ...args));
    return new HostileWorld(folder, database, service, people, await Api.of(service.baseUrl));
  }

  /** @returns what does not add up in the ledger, or null */
  async verifyLedger(): Promise<string | null> {
    const { code, stdout, stderr } = await runCommand(this.service, 'verify-ledger');
    return code === 0 ? null : stdout || stderr;
  }

  async stop(): Promise<void> {
    await this.service.terminate();
    await this.database.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
