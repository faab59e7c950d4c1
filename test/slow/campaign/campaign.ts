import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../../harness/commands/run-command';
import { check } from './checks/check';
import { fetchFiles, readRecords } from './checks/evidence';
import { Nemesis, type Struck } from './faults/nemesis';
import { Journal } from './journal';
import { Agenda } from './load/agenda';
import { bringClients } from './load/clients';
import { findLostWorkers } from './load/peace';
import type { LoadSize } from './load/load';
import { Random } from './random';
import { World } from './world/world';

export interface CampaignSize extends LoadSize {
  readonly faults: number;
}

/** What a campaign came to. */
export interface Outcome {
  readonly seed: number;
  readonly orders: number;
  /** Those that were acknowledged. */
  readonly deliveries: number;
  readonly syntheses: number;
  readonly struck: readonly Struck[];
  /** From the last fault until every call was answered and nothing was pending. */
  readonly healingSec: number;
  readonly totalSec: number;
  /** What the service has not kept; nothing, when all is well. */
  readonly findings: readonly string[];
}

/** Calls of the clients that run at once. */
const LANES = 12;
/** The service may take so long for everything to be answered and settled once the last fault is healed. */
const HEALING_LIMIT_SEC = 60;
/** Errands that come of one order, itself included; on average there are more. */
const ERRANDS_PER_ORDER = 4;
/** Faults strike in so much of the load; the rest meets a service that is healing. */
const STORMY_SHARE = 0.9;

const LOGS = path.resolve(__dirname, '../../../.cache/campaign');

/** One campaign: a world, clients, faults; then peace, and the reckoning. */
export class Campaign {
  private constructor(
    readonly seed: number,
    readonly world: World,
    readonly journal: Journal,
  ) {}

  static async prepare(seed: number): Promise<Campaign> {
    await mkdir(LOGS, { recursive: true });
    const journal = new Journal(path.join(LOGS, `${seed}.jsonl`));
    const world = await World.create((event, facts) => journal.note(event, facts));
    return new Campaign(seed, world, journal);
  }

  async run(size: CampaignSize): Promise<Outcome> {
    const startedAt = Date.now();
    const { world, journal } = this;
    const [ofLoad, ofAgenda, ofFaults] = forks(new Random(this.seed));
    const agenda = new Agenda(ofAgenda);
    const nemesis = new Nemesis(ofFaults, world, journal, size.faults);
    await bringClients({ world, journal, agenda, random: ofLoad }, size);

    const healing = new AbortController();
    const errands = STORMY_SHARE * (ERRANDS_PER_ORDER * size.orders + size.syntheses);
    const work = agenda.work(LANES, healing.signal);
    await Promise.race([
      nemesis.strike(agenda, errands, healing.signal),
      work.then(() => new Promise(() => {})),
    ]);
    const healedAt = Date.now();
    const limit = setTimeout(() => healing.abort(), HEALING_LIMIT_SEC * 1000);
    await work;
    await this.untilNothingIsPending(healing.signal);
    clearTimeout(limit);
    const healingSec = (Date.now() - healedAt) / 1000;
    const findings = [...(await findLostWorkers(world, journal)), ...(await this.findings())];
    if (findings.length > 0) await this.keepLogs();
    return {
      seed: this.seed,
      orders: journal.purchases.filter(({ answers }) => answers.length > 0).length,
      deliveries: journal.transfers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      syntheses: journal.speeches.filter(({ answers }) => answers.length > 0).length,
      struck: nemesis.struck,
      healingSec,
      totalSec: (Date.now() - startedAt) / 1000,
      findings,
    };
  }

  /** Everything that is wrong: with the promises, the ledger, or the processes. */
  async findings(): Promise<string[]> {
    const { world, journal } = this;
    const files = await fetchFiles(journal, world.apiUrls);
    const records = await world.database.use(readRecords);
    const stored = { databaseUrl: world.database.url, dataDir: world.dataDir };
    const { code, stdout, stderr } = await runCommand(stored, 'verify-ledger');
    const ledger = code === 0 ? [] : [`verify-ledger: ${stdout || stderr}`];
    return [...check(journal, records, files), ...ledger, ...world.complaints];
  }

  async stop(): Promise<void> {
    await this.world.stop();
    await this.journal.close();
  }

  private async untilNothingIsPending(signal: AbortSignal): Promise<void> {
    const isPending = () =>
      this.world.database.use(async (client) => {
        const { rows } = await client.query(
          `SELECT 1 FROM transfers WHERE outcome = 'received'
           UNION ALL SELECT 1 FROM speech_requests WHERE status = 'PENDING'
           UNION ALL SELECT 1 FROM credit_holds WHERE state = 'held'`,
        );
        return rows.length > 0;
      });
    while (!signal.aborted && (await isPending())) await sleep(250);
  }

  private async keepLogs(): Promise<void> {
    for (const { name, output } of this.world.members)
      await writeFile(path.join(LOGS, `${this.seed}.${name}.log`), output.join('\n'));
  }
}

function forks(random: Random): [Random, Random, Random] {
  return [random.fork(), random.fork(), random.fork()];
}
