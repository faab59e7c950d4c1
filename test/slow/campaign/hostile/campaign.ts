import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Journal } from '../journal';
import { canaryOf, hostileRequest } from './attacks/attacks';
import type { Rule } from './checks/breach';
import { checkExchange, limitMs } from './checks/check-answer';
import { checkLog } from './checks/check-log';
import { checkVitals } from './checks/check-vitals';
import { Replays } from './checks/replays';
import { type Exchange, exchange } from './exchange';
import { type Finding, Findings, kindOf } from './findings';
import type { HostileOutcome } from './outcome';
import type { HostileRequest } from './request';
import { shrink } from './shrink';
import { SlowAnswers } from './slow-answers';
import { type VitalSigns, Vitals } from './world/vitals';
import { HostileWorld } from './world/world';

/** Requests that are on their way at once. */
const LANES = 6;
/** What has not come so long after it should have come is no slow answer but none, also on a busy machine. */
const PATIENCE_MS = 15_000;
/** Nobody waits longer, however long the text is. */
const LONGEST_PATIENCE_MS = 60_000;
/** Work that goes on behind the answers has this long before the reckoning. */
const REST_MS = 1_000;
/** A request made smaller shows these as before; the others depend on what else is going on, or on its meaning. */
const SHRINKABLE: readonly Rule[] = [
  'no answer',
  'server error',
  'no envelope',
  'no request id',
  'internals',
  'leak',
];

const LOGS = path.resolve(__dirname, '../../../../.cache/campaign');

export interface HostileRun {
  /** Number of the first request. */
  readonly first?: number;
  readonly count: number;
  /** Where to send the requests when not to the service itself. */
  readonly address?: string;
  /** How many findings are made smaller, which may take half a minute each; all of them unless said. */
  readonly shrunk?: number;
}

/** Sends hostile requests to a service and holds every answer, and the service itself, to the rules. */
export class HostileCampaign {
  private constructor(
    readonly seed: number,
    readonly world: HostileWorld,
    private readonly journal: Journal,
  ) {}

  /** @param preload a CommonJS file that the service loads first, for a test that plants faults in it */
  static async prepare(seed: number, preload?: string): Promise<HostileCampaign> {
    await mkdir(LOGS, { recursive: true });
    const world = await HostileWorld.create(preload);
    return new HostileCampaign(seed, world, new Journal(path.join(LOGS, `hostile-${seed}.jsonl`)));
  }

  async run(asked: HostileRun): Promise<HostileOutcome> {
    const { service } = this.world;
    const { first = 0, count, address = service.baseUrl, shrunk = Infinity } = asked;
    const startedAt = Date.now();
    const attack = new Onslaught(this.seed, this.world, this.journal, new URL(address));
    const logStart = service.output.length;
    const vitals = await Vitals.watch(service.pid, service.baseUrl);
    await attack.send(first, count, LANES);
    await sleep(REST_MS);
    const signs = await vitals.stop();
    await attack.confirmSlow();
    await this.reckon(attack, signs, logStart);
    const findings = await attack.minimised(shrunk);
    if (findings.length > 0) await this.keepLog();
    const { statuses, routes, slow } = attack;
    const totalSec = (Date.now() - startedAt) / 1000;
    return {
      seed: this.seed,
      requests: count,
      statuses,
      routes,
      slow: slow.count,
      signs,
      totalSec,
      findings,
    };
  }

  /** The request with this number and what comes back for it. */
  async show(number: number): Promise<{ readonly request: HostileRequest; readonly exchange: Exchange }> {
    const request = hostileRequest(this.seed, number, this.world);
    const address = new URL(this.world.service.baseUrl);
    return { request, exchange: await exchange(address, request, patienceFor(request)) };
  }

  async stop(): Promise<void> {
    await this.world.stop();
    await this.journal.close();
  }

  /** What no answer shows: the process, its log, and the ledger. */
  private async reckon(attack: Onslaught, signs: VitalSigns, logStart: number): Promise<void> {
    const { service, people } = this.world;
    const secrets = new Map([...people.secrets, ['what was sent as a secret', canaryOf(this.seed)]]);
    const log = checkLog(service.output.slice(logStart), secrets, attack.failedIds);
    for (const breach of [...checkVitals(signs), ...log]) attack.findings.add(breach);
    const ledger = await this.world.verifyLedger();
    if (ledger !== null) attack.findings.add({ rule: 'ledger', detail: ledger });
  }

  private keepLog(): Promise<void> {
    return writeFile(
      path.join(LOGS, `hostile-${this.seed}.service.log`),
      this.world.service.output.join('\n'),
    );
  }
}

/** One run's requests and what they have brought to light. */
class Onslaught {
  readonly findings = new Findings();
  readonly statuses = new Map<number, number>();
  readonly routes = new Set<string>();
  /** Ids of requests that were answered 5xx. */
  readonly failedIds = new Set<string>();
  readonly slow = new SlowAnswers();
  private readonly replays = new Replays();

  constructor(
    private readonly seed: number,
    private readonly world: HostileWorld,
    private readonly journal: Journal,
    private readonly address: URL,
  ) {}

  async send(first: number, count: number, lanes: number): Promise<void> {
    let next = first;
    const lane = async () => {
      while (next < first + count) await this.sendOne(next++);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Asks for what was slow again, now that it is quiet. */
  confirmSlow(): Promise<void> {
    const sent = [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
    return this.slow.confirm((request) => this.resend(request), sent, this.findings);
  }

  /** The findings, the first so many with the smallest request that shows them. */
  async minimised(most: number): Promise<Finding[]> {
    const findings = [...this.findings.all];
    for (const [index, finding] of findings.slice(0, most).entries())
      findings[index] = await this.minimise(finding);
    return findings;
  }

  private async sendOne(number: number): Promise<void> {
    const request = hostileRequest(this.seed, number, this.world);
    const result = await exchange(this.address, request, patienceFor(request));
    const breaches = checkExchange(request, result, this.world.people);
    this.slow.note({ number, request }, result);
    const replayed = this.replays.check(request, result.answers[0]);
    for (const breach of replayed ? [...breaches, replayed] : breaches)
      this.findings.add(breach, { number, request });
    this.count(number, request, result);
    await this.world.people.afterwards(request, result.answers[0]?.status);
  }

  private count(
    number: number,
    { attack, route }: HostileRequest,
    { answers, elapsedMs, failure }: Exchange,
  ): void {
    this.routes.add(route);
    const statuses = answers.map(({ status }) => status);
    for (const { status, headers } of answers) {
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status >= 500) this.failedIds.add(headers.get('x-request-id') ?? '');
    }
    this.journal.note('request', { number, attack, route, statuses, tookMs: Math.round(elapsedMs), failure });
  }

  private resend(request: HostileRequest): Promise<Exchange> {
    return exchange(this.address, this.world.people.renewed(request), patienceFor(request));
  }

  private async minimise(finding: Finding): Promise<Finding> {
    const { sighting, rule } = finding;
    if (!sighting || !SHRINKABLE.includes(rule)) return finding;
    const request = await shrink(sighting.request, async (smaller) => {
      const result = await this.resend(smaller);
      for (const { headers } of result.answers) this.failedIds.add(headers.get('x-request-id') ?? '');
      const breaches = checkExchange(smaller, result, this.world.people);
      return breaches.some((each) => each.rule === rule && kindOf(each) === kindOf(finding));
    });
    return { ...finding, sighting: { ...sighting, request } };
  }
}

const patienceFor = (request: HostileRequest): number =>
  Math.min(LONGEST_PATIENCE_MS, limitMs(request) + PATIENCE_MS);
