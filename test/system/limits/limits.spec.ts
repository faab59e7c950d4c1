import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { pino } from 'pino';
import { eventually } from '../../harness/eventually';
import { IssueKey, OpenAccount } from '../../../src/accounts';
import { FAILURES_PER_MINUTE } from '../../../src/accounts/http/guards/failed-attempts';
import { RateLimits } from '../../../src/platform/admission/rate-limits';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { SpeechRenderer } from '../../../src/speech/rendering/speech-renderer';
import { notification } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const SECRET = 'a-secret-of-the-gateway';
const settings = { WEBHOOK_SECRETS: SECRET, SPEECH_LIMIT_PER_ACCOUNT: '3' };

describe('two API processes that share a Redis', () => {
  let redis: TestRedis;
  let database: TestDatabase;
  let folder: string;
  let first: NestFastifyApplication;
  let second: NestFastifyApplication;
  let key: string;
  let wrongKey: string;

  beforeAll(async () => {
    redis = await startRedis();
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-limits-'));
    const variables = { NODE_ENV: 'test', DATA_DIR: folder, REDIS_URL: redis.url, ...settings };
    const open = () => createApp(Environment.read(variables), pino({ level: 'silent' }), database.url);
    first = await open();
    second = await open();
    [key, wrongKey] = [await newKey(), await newKey()];
    await first.get(DataSource).query('DELETE FROM api_keys WHERE last4 = $1', [wrongKey.slice(-4)]);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await redis.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function newKey(): Promise<string> {
    const { id } = await first.get(OpenAccount).execute({
      email: `${Math.random()}@example.com`,
      password: null,
      name: 'Test',
      role: 'customer',
    });
    return (await first.get(IssueKey).execute(id, 'test')).key;
  }

  const readAccount = (app: NestFastifyApplication, remoteAddress: string, presented: string) => {
    const headers = { authorization: `Bearer ${presented}` };
    return app.inject({ url: '/api/v1/account', remoteAddress, headers });
  };
  const deliver = (app: NestFastifyApplication, remoteAddress: string, secret: string) =>
    app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: notification(),
      remoteAddress,
      headers: { 'x-secret-key': secret },
    });

  /** Fails as often as an address may: first as if in other processes, the last five times here. */
  async function exhaust(counted: string, attempt: () => Promise<{ statusCode: number }>): Promise<void> {
    const limits = first.get(RateLimits);
    const elsewhere = Array.from({ length: FAILURES_PER_MINUTE - 5 }, () =>
      limits.count(`failed:${counted}`, FAILURES_PER_MINUTE),
    );
    await Promise.all(elsewhere);
    for (let last = 1; last <= 5; last += 1) expect((await attempt()).statusCode).toBe(401);
  }

  it('refuse an address that keeps on guessing keys, in both, and nobody who has one', async () => {
    const [guesser, other] = ['203.0.113.7', '203.0.113.8'];
    expect((await readAccount(first, guesser, key)).statusCode).toBe(200);
    await exhaust(`key:${guesser}`, () => readAccount(first, guesser, wrongKey));
    for (const app of [first, second]) {
      const refused = await readAccount(app, guesser, wrongKey);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        429,
        'RATE_LIMIT_EXCEEDED',
      ]);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      expect(refused.headers['ratelimit-policy']).toBe('"failed-attempts";q=600;w=60');
      expect(refused.headers.ratelimit).toMatch(/^"failed-attempts";r=0;t=\d+$/);
      for (const address of [guesser, other])
        expect((await readAccount(app, address, key)).statusCode).toBe(200);
      expect((await readAccount(app, other, wrongKey)).statusCode).toBe(401);
      expect((await deliver(app, guesser, SECRET)).statusCode).toBe(200);
    }
  });

  it('refuse an address that keeps on guessing webhook secrets, and no gateway behind it', async () => {
    const [guesser, gateway] = ['2001:db8:0:7::1', '2001:db8:0:8::1'];
    await exhaust('webhook:2001:db8:0:7::/64', () => deliver(first, guesser, 'a-guess'));
    expect((await deliver(first, guesser, 'a-guess')).statusCode).toBe(429);
    expect((await deliver(first, '2001:db8:0:7::2', 'a-guess')).statusCode).toBe(429); // of the same network
    expect((await deliver(first, '2001:db8:0:7::2', SECRET)).statusCode).toBe(200);
    expect((await deliver(first, gateway, SECRET)).statusCode).toBe(200);
  });

  it('limit downloads by address, and tell every limit that holds', async () => {
    const url = `/audio/${'0'.repeat(40)}.mp3`;
    const answer = await first.inject({ url, remoteAddress: '203.0.113.9' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['ratelimit-policy']).toBe('"audio";q=600;w=60');
    expect(answer.headers.ratelimit).toMatch(/^"audio";r=599;t=\d+$/);
    const elsewhere = await second.inject({ method: 'HEAD', url, remoteAddress: '203.0.113.9' });
    expect(elsewhere.headers.ratelimit).toMatch(/^"audio";r=598;t=\d+$/);
  });

  describe('let an account have so many texts spoken at the same time', () => {
    let turn = 0;
    const speak = (app: NestFastifyApplication, presented: string, input_text = `Câu ${(turn += 1)}.`) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/tts',
        payload: { input_text },
        headers: { authorization: `Bearer ${presented}` },
      });
    const creditsOf = async (presented: string) =>
      (await readAccount(first, '203.0.113.20', presented)).json<{
        result: { account: { credits: object } };
      }>().result.account.credits;

    /** Makes every engine wait. @returns what lets them go on */
    function holdEngines(): () => void {
      let goOn = (): void => undefined;
      const open = new Promise<void>((resolve) => (goOn = resolve));
      for (const app of [first, second]) {
        const renderer = app.get(SpeechRenderer, { strict: false });
        const render = renderer.render.bind(renderer);
        jest.spyOn(renderer, 'render').mockImplementation(async (...of) => {
          await open;
          return render(...of);
        });
      }
      return goOn;
    }
    // Threads that are still being opened refuse a crowd for another reason, on a machine that is busy.
    beforeAll(async () => {
      const customer = await newKey();
      for (const app of [first, second]) expect((await speak(app, customer)).statusCode).toBe(200);
    });
    afterEach(() => jest.restoreAllMocks());

    async function expectLimit(): Promise<void> {
      const [customer, other] = [await newKey(), await newKey()];
      const goOn = holdEngines();
      const calls = Array.from({ length: 8 }, (_, index) => speak(index % 2 ? first : second, customer));
      const refusals = await firstOf(5, calls); // the engines hold the other three
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
      const [refused] = refusals as [(typeof refusals)[0]];
      expect(refused.json()).toMatchObject({ status: 0, code: 'RATE_LIMIT_EXCEEDED', errors: null });
      expect(refused.headers['retry-after']).toBe('1');
      const [policy, left] = [refused.headers['ratelimit-policy'], refused.headers.ratelimit];
      expect(policy).toBe('"free";q=600;w=60, "at-once";q=3;qu="concurrent-requests"');
      expect(left).toMatch(/^"free";r=\d+;t=\d+, "at-once";r=0$/);
      const others = speak(first, other);
      goOn();
      expect((await others).statusCode).toBe(200);
      const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
      expect(await creditsOf(customer)).toMatchObject({ held: 0 });
      expect((await speak(first, customer)).statusCode).toBe(200);
    }

    it('over both', expectLimit);

    it('not counting what is stored already, nor what died with its process', async () => {
      const customer = await newKey();
      expect((await speak(first, customer, 'Đã nói rồi.')).statusCode).toBe(200);
      const goOn = holdEngines();
      const calls = [speak(first, customer), speak(first, customer), speak(second, customer)];
      const pending = "FROM speech_requests WHERE status = 'PENDING'";
      const sql = (statement: string) => first.get(DataSource).query<{ count: string }[]>(statement);
      await eventually(async () => (await sql(`SELECT count(*) ${pending}`))[0]?.count === '3');
      expect((await speak(second, customer)).statusCode).toBe(429);
      expect((await speak(second, customer, 'Đã nói rồi.')).statusCode).toBe(200);
      // As the row of a process that died is after its time, before anybody has swept it.
      await sql("UPDATE speech_requests SET deadline_at = now() WHERE status = 'PENDING'");
      const next = speak(second, customer);
      goOn();
      expect((await next).statusCode).toBe(200);
      await Promise.all(calls);
    });

    it('over both while Redis is dead', async () => {
      await redis.kill();
      try {
        await expectLimit();
      } finally {
        await redis.restart();
      }
    });
  });

  it('look at the database once for a crowd that asks whether they are ready', async () => {
    const looks = jest.spyOn(first.get(DataSource), 'showMigrations');
    const answers = await Promise.all(Array.from({ length: 200 }, () => first.inject('/readyz')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(looks.mock.calls.length).toBeLessThan(10);
  });
});

/** The answers that come first. */
function firstOf<Result>(count: number, promises: readonly Promise<Result>[]): Promise<Result[]> {
  const results: Result[] = [];
  return new Promise((resolve, reject) => {
    for (const promise of promises) {
      promise.then((result) => {
        if (results.push(result) === count) resolve([...results]);
      }, reject);
    }
  });
}
