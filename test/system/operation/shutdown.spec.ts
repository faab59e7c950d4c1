import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand } from '../../harness/commands/run-command';
import { startRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';

const CALLERS = 6;
/** Answers before the process is told to stop. */
const ANSWERS = 10;

/** Callers who ask for speech, one text after the other, until they are told to stop or reach nobody. */
class Load {
  readonly answers: number[] = [];
  private isOver = false;
  private readonly callers: Promise<void>[];

  constructor(private readonly client: Client) {
    this.callers = Array.from({ length: CALLERS }, (_, caller) => this.call(caller));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.callers);
  }

  private async call(caller: number): Promise<void> {
    for (let round = 0; !this.isOver; round += 1) {
      const input_text = `Người ${caller} nói lần ${round}. `.repeat(20);
      try {
        this.answers.push((await this.client.post('/api/v1/tts', { input_text })).http);
      } catch (error) {
        if ((error as Error).message !== 'fetch failed') throw error; // an answer that breaks off
        return;
      }
    }
  }
}

const variables = { SIGNUP_CREDITS: '1000000' };

it(
  'A service that is told to stop under load answers what it has begun, and ends in time',
  async () => {
    const service = await Service.start({ variables });
    const { databaseUrl, dataDir } = service;
    let next: Service | undefined;
    try {
      const { client, key } = await new Client(service.baseUrl).newCustomer();
      const load = new Load(client);
      await eventually(() => load.answers.length >= ANSWERS);
      expect(await service.terminate()).toBe(0); // 1 when it was not done in time
      await load.end();
      const answered = (status: number) => load.answers.filter((http) => http === status).length;
      expect(answered(200) + answered(503)).toBe(load.answers.length);

      next = await Service.start({ variables, continues: { databaseUrl, dataDir } });
      const customer = new Client(next.baseUrl, { authorization: `Bearer ${key}` });
      const totalOf = async (status: string) =>
        (await customer.get(`/api/v1/tts/history?status=${status}`)).body.result.total as number;
      expect(await totalOf('SUCCESS')).toBe(answered(200)); // nothing was spoken for nobody
      expect(await totalOf('FAILED')).toBeLessThanOrEqual(answered(503)); // others were not begun
      expect(await totalOf('PENDING')).toBe(0);
      expect(await runCommand(next, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
    } finally {
      await next?.terminate();
      await service.stop();
    }
  },
  BUILD_LIMIT_MS,
);

it(
  'A worker that is told to stop under load ends in time, and no request is lost',
  async () => {
    const redis = await startRedis();
    const withRedis = { ...variables, REDIS_URL: redis.url };
    const api = await Service.start({ variables: withRedis });
    const { databaseUrl, dataDir } = api;
    const startWorker = () =>
      Service.start({ variables: withRedis, continues: { databaseUrl, dataDir }, entry: 'worker.js' });
    const worker = await startWorker();
    try {
      const { client } = await new Client(api.baseUrl).newCustomer();
      const load = new Load(client);
      await eventually(() => load.answers.length >= ANSWERS);
      expect(await worker.terminate()).toBe(0);
      const before = load.answers.length;
      await eventually(() => load.answers.length >= before + ANSWERS); // the API speaks itself
      await load.end();
      expect(load.answers.filter((http) => http !== 200)).toEqual([]);
      const { total } = (await client.get('/api/v1/tts/history?status=SUCCESS')).body.result;
      expect(total).toBe(load.answers.length);
      expect(await runCommand(api, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
    } finally {
      await worker.terminate();
      await api.stop();
      await redis.stop();
    }
  },
  BUILD_LIMIT_MS,
);
