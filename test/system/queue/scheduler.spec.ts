import { Redis } from 'ioredis';
import { Test, type TestingModule } from '@nestjs/testing';
import { Environment } from '../../../src/config/environment';
import type { ProcessRole } from '../../../src/config/process-role';
import { dataSourceOptions } from '../../../src/data-source';
import { Scheduler } from '../../../src/shared/application/scheduler';
import { BullScheduler } from '../../../src/platform/scheduler/bull-scheduler';
import { createLogger } from '../../../src/platform/logging/logger';
import { PlatformModule } from '../../../src/platform/platform.module';
import { eventually } from '../../harness/eventually';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { startRedis, type TestRedis } from '../../harness/servers/redis';

/** A process that runs a task every second, and counts. */
class Host {
  private constructor(private readonly app: TestingModule) {}

  runs = 0;
  /** What the next run does besides. */
  nextRun: (() => Promise<void>) | undefined;

  static async open(role: ProcessRole, databaseUrl: string, redisUrl?: string): Promise<Host> {
    const environment = Environment.read({ NODE_ENV: 'test', ...(redisUrl ? { REDIS_URL: redisUrl } : {}) });
    const shared = PlatformModule.with(
      environment,
      createLogger('silent'),
      dataSourceOptions(databaseUrl),
      role,
    );
    const app = await Test.createTestingModule({ imports: [shared] }).compile();
    await app.init();
    const host = new Host(app);
    app.get(Scheduler, { strict: false }).add({
      name: 'Sweep',
      everySec: 1,
      execute: () => host.sweep(),
    });
    if (role === 'worker') app.get(BullScheduler, { strict: false }).work();
    return host;
  }

  /** @returns once the task has run so many times more */
  async toRun(times: number): Promise<void> {
    const goal = this.runs + times;
    await eventually(() => this.runs >= goal);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  private async sweep(): Promise<void> {
    this.runs += 1;
    const { nextRun } = this;
    this.nextRun = undefined;
    await nextRun?.();
  }
}

let database: TestDatabase;
beforeAll(async () => (database = await createDatabase()));
afterAll(() => database.drop());

describe.each(['in the process', 'through Bull'])('Scheduler %s', (way) => {
  let redis: TestRedis | undefined;
  let host: Host;
  beforeAll(async () => {
    if (way === 'through Bull') redis = await startRedis();
    host = await Host.open(redis ? 'worker' : 'api', database.url, redis?.url);
  });
  afterAll(async () => {
    await host.close();
    await redis?.stop();
  });

  it('runs a task again and again', () => host.toRun(2));

  it('goes on after one that failed', async () => {
    host.nextRun = () => Promise.reject(new Error('the task fails'));
    await host.toRun(2);
    expect(host.nextRun).toBeUndefined();
  });

  it('never runs a task twice at once in one process', async () => {
    let end = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      host.nextRun = () => {
        resolve();
        return new Promise((done) => (end = done));
      };
    });
    await begun;
    const { runs } = host;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(host.runs).toBe(runs);
    end();
    await host.toRun(1);
  });
});

describe('Scheduler of several processes', () => {
  let redis: TestRedis;
  let api: Host;
  let workers: Host[];
  beforeAll(async () => {
    redis = await startRedis();
    api = await Host.open('api', database.url, redis.url);
    workers = [
      await Host.open('worker', database.url, redis.url),
      await Host.open('worker', database.url, redis.url),
    ];
  });
  afterAll(async () => {
    for (const each of [api, ...workers]) await each.close();
    await redis.stop();
  });

  const sum = (): number => workers.reduce((total, { runs }) => total + runs, 0);

  const workersToRun = async (times: number): Promise<void> => {
    const goal = sum() + times;
    await eventually(() => sum() >= goal);
  };

  /** Whether four runs of the workers take the time of four, and the API has none of them. */
  async function isInOrder(): Promise<boolean> {
    const [since, spared] = [Date.now(), api.runs];
    await workersToRun(4);
    return Date.now() - since > 2_500 && api.runs === spared;
  }

  it('is run by the workers, by one of them each time', () => eventually(isInOrder));

  it('is so again when Redis has forgotten it', async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    await eventually(isInOrder);
  });

  it('is run by all processes while Redis is dead, and as before after it', async () => {
    await redis.kill();
    await Promise.all([api, ...workers].map((each) => each.toRun(2)));
    await redis.restart();
    await eventually(isInOrder);
  });

  it('is run by the API when no worker is left', async () => {
    for (const worker of workers) await worker.close();
    workers = [];
    await api.toRun(2);
  });
});
