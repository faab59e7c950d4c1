import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { pino } from 'pino';
import { IssueKey, OpenAccount } from '../../src/accounts';
import { FAILURES_PER_MINUTE } from '../../src/accounts/application/failed-attempts';
import { RateLimits } from '../../src/accounts/application/rate-limits';
import { createApp } from '../../src/app';
import { Environment } from '../../src/config/environment';
import { notification } from '../support/client';
import { createDatabase, type TestDatabase } from '../support/postgres';
import { startRedis, type TestRedis } from '../support/redis';

const SECRET = 'a-secret-of-the-gateway';

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
    const variables = { NODE_ENV: 'test', DATA_DIR: folder, REDIS_URL: redis.url, WEBHOOK_SECRETS: SECRET };
    const open = () => createApp(Environment.read(variables), pino({ level: 'silent' }), database.url);
    first = await open();
    second = await open();
    [key, wrongKey] = [await newKey(), await newKey()];
    await first.get(DataSource).query('DELETE FROM api_keys WHERE last4 = $1', [wrongKey.slice(-4)]);
  }, 120_000);
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

  it('refuse an address that keeps on guessing keys, unseen and in both, and no other', async () => {
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
      const looks = jest.spyOn(app.get(DataSource), 'createQueryBuilder');
      expect((await readAccount(app, guesser, key)).statusCode).toBe(429);
      expect(looks).not.toHaveBeenCalled();
      expect((await readAccount(app, other, key)).statusCode).toBe(200);
      expect((await deliver(app, guesser, SECRET)).statusCode).toBe(200);
    }
  });

  it('refuse an address that keeps on guessing webhook secrets, and no other', async () => {
    const [guesser, gateway] = ['2001:db8:0:7::1', '2001:db8:0:8::1'];
    await exhaust('webhook:2001:db8:0:7::/64', () => deliver(first, guesser, 'a-guess'));
    expect((await deliver(first, guesser, 'a-guess')).statusCode).toBe(429);
    expect((await deliver(first, '2001:db8:0:7::2', SECRET)).statusCode).toBe(429); // of the same network
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

  it('look at the database once for a crowd that asks whether they are ready', async () => {
    const looks = jest.spyOn(first.get(DataSource), 'showMigrations');
    const answers = await Promise.all(Array.from({ length: 200 }, () => first.inject('/readyz')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(looks.mock.calls.length).toBeLessThan(10);
  });
});
