import { Redis } from 'ioredis';
import { Test, type TestingModule } from '@nestjs/testing';
import { Environment } from '../../../src/config/environment';
import type { ProcessRole } from '../../../src/config/process-role';
import { dataSourceOptions } from '../../../src/data-source';
import { Scheduler } from '../../../src/shared/application/scheduler';
import { BullScheduler } from '../../../src/platform/scheduler/bull-scheduler';
import { createLogger } from '../../../src/platform/logging/logger';
import { PlatformModule } from '../../../src/platform/platform.module';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { startRedis, type TestRedis } from '../../harness/redis';

/** A process that does a chore every second, and counts. */
class Household {
  private constructor(private readonly app: TestingModule) {}

  runs = 0;
  /** What befalls the next run. */
  mishap: (() => Promise<void>) | undefined;

  static async open(role: ProcessRole, databaseUrl: string, redisUrl?: string): Promise<Household> {
    const environment = Environment.read({ NODE_ENV: 'test', ...(redisUrl ? { REDIS_URL: redisUrl } : {}) });
    const shared = PlatformModule.with(
      environment,
      createLogger('silent'),
      dataSourceOptions(databaseUrl),
      role,
    );
    const app = await Test.createTestingModule({ imports: [shared] }).compile();
    await app.init();
    const household = new Household(app);
    app.get(Scheduler, { strict: false }).add({
      name: 'Sweep',
      everySec: 1,
      execute: () => household.sweep(),
    });
    if (role === 'worker') app.get(BullScheduler, { strict: false }).work();
    return household;
  }

  /** @returns once the chore has run so many times more */
  async toRun(times: number): Promise<void> {
    const goal = this.runs + times;
    await eventually(() => this.runs >= goal);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  private async sweep(): Promise<void> {
    this.runs += 1;
    const { mishap } = this;
    this.mishap = undefined;
    await mishap?.();
  }
}

let database: TestDatabase;
beforeAll(async () => (database = await createDatabase()));
afterAll(() => database.drop());

describe.each(['in the process', 'through Bull'])('Scheduler %s', (way) => {
  let redis: TestRedis | undefined;
  let household: Household;
  beforeAll(async () => {
    if (way === 'through Bull') redis = await startRedis();
    household = await Household.open(redis ? 'worker' : 'api', database.url, redis?.url);
  });
  afterAll(async () => {
    await household.close();
    await redis?.stop();
  });

  it('does a chore again and again', () => household.toRun(2));

  it('goes on after one that failed', async () => {
    household.mishap = () => Promise.reject(new Error('the chore fails'));
    await household.toRun(2);
    expect(household.mishap).toBeUndefined();
  });

  it('never does a chore twice at once in one process', async () => {
    let end = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      household.mishap = () => {
        resolve();
        return new Promise((done) => (end = done));
      };
    });
    await begun;
    const { runs } = household;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(household.runs).toBe(runs);
    end();
    await household.toRun(1);
  });
});

describe('Scheduler of several processes', () => {
  let redis: TestRedis;
  let api: Household;
  let workers: Household[];
  beforeAll(async () => {
    redis = await startRedis();
    api = await Household.open('api', database.url, redis.url);
    workers = [
      await Household.open('worker', database.url, redis.url),
      await Household.open('worker', database.url, redis.url),
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

  it('is done by the workers, by one of them each time', () => eventually(isInOrder), 60_000);

  it('is so again when Redis has forgotten it', async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    await eventually(isInOrder);
  });

  it('is done by everybody while Redis is dead, and as before after it', async () => {
    await redis.kill();
    await Promise.all([api, ...workers].map((each) => each.toRun(2)));
    await redis.restart();
    await eventually(isInOrder);
  });

  it('is done by the API when no worker is left', async () => {
    for (const worker of workers) await worker.close();
    workers = [];
    await api.toRun(2);
  });
});

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await condition());) {
    if (Date.now() > end) throw new Error('It did not happen within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
