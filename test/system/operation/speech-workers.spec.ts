import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { freePort } from '../../harness/free-port';
import { runCommand } from '../../harness/commands/run-command';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';

const SENTENCE = 'Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ';

interface Measured {
  readonly service: Service;
  readonly metricsUrl: string;
}

describe('an API process and two workers', () => {
  let redis: TestRedis;
  let api: Measured;
  let workers: Measured[];

  beforeAll(async () => {
    redis = await startRedis();
    api = await start({});
    workers = await Promise.all([startWorker(), startWorker()]);
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    for (const { service } of workers) await service.stop();
    await api.service.stop();
    await redis.stop();
  });

  async function start(options: Parameters<typeof Service.start>[0]): Promise<Measured> {
    const port = await freePort();
    const variables = { REDIS_URL: redis.url, METRICS_PORT: String(port), SIGNUP_CREDITS: '100000' };
    const service = await Service.start({ ...options, variables });
    return { service, metricsUrl: `http://127.0.0.1:${port}/metrics` };
  }

  const startWorker = (): Promise<Measured> => {
    const { databaseUrl, dataDir } = api.service;
    return start({ continues: { databaseUrl, dataDir }, entry: 'worker.js' });
  };

  const customer = async (): Promise<Client> => (await new Client(api.service.baseUrl).newCustomer()).client;

  const speak = (client: Client, input_text: string, rest: object = {}) =>
    client.post('/api/v1/tts', { input_text, ...rest });

  it('have every request spoken by the workers', async () => {
    const client = await customer();
    const [before, ...told] = [await spokenBy(api), ...(await Promise.all(workers.map(spokenBy)))];
    for (let number = 1; number <= 6; number += 1) {
      expect((await speak(client, `Câu số ${number}.`)).http).toBe(200);
    }
    expect(await spokenBy(api)).toBe(before);
    const now = await Promise.all(workers.map(spokenBy));
    expect(now.reduce((sum, count, index) => sum + count - told[index]!, 0)).toBe(6);
    expect(await metric(api, 'loa_queue_jobs{queue="speech",state="waiting"}')).toBe(0);
  });

  it('answer the same call, and charge it once, when the worker is killed at it', async () => {
    const client = await customer();
    const { available } = (await client.get('/api/v1/account')).body.result.account.credits;
    const text = SENTENCE.repeat(100).trim();
    const spoken = speak(client, text, { speed: 0.3, audio_type: 'flac' });
    const busy = await eventually(async () => {
      for (const worker of workers)
        if ((await metric(worker, 'loa_pool_threads{state="busy"}')) > 0) return worker;
      return undefined;
    });
    await busy.service.kill();
    workers = workers.filter((worker) => worker !== busy);
    const { http, body } = await spoken;
    expect(http).toBe(200);
    expect(body.result).toMatchObject({ char_count: text.length });
    const account = (await client.get('/api/v1/account')).body.result.account;
    expect(account.credits).toEqual(expect.objectContaining({ available: available - text.length, held: 0 }));
    expect((await client.get('/api/v1/tts/history')).body.result.total).toBe(1);
    const file = await fetch(body.result.audio_url);
    expect(file.status).toBe(200);
    await file.arrayBuffer(); // the API process waits for readers when it stops
  });

  it('do without Redis, and without workers', async () => {
    const client = await customer();
    const before = await spokenBy(api);
    await redis.kill();
    expect((await speak(client, 'Không có Redis.')).http).toBe(200);
    await redis.restart();
    for (const { service } of workers) await service.kill();
    expect((await speak(client, 'Không có ai.')).http).toBe(200);
    expect(await spokenBy(api)).toBe(before + 2);
    expect(await runCommand(api.service, 'verify-ledger')).toMatchObject({ code: 0 });
  });
});

const spokenBy = (process: Measured): Promise<number> =>
  metric(process, 'loa_syntheses_total{provider="espeak-ng",outcome="SUCCESS"}');

/** The value of a metric; 0 when it was never counted. */
async function metric({ metricsUrl }: Measured, name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
