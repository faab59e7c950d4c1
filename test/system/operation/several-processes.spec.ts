import { Client as PostgresClient } from 'pg';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand } from '../../harness/commands/run-command';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';

describe('two API processes and a worker on one PostgreSQL and one Redis', () => {
  let redis: TestRedis;
  let first: Service;
  let second: Service;
  let worker: Service;

  beforeAll(async () => {
    redis = await startRedis();
    const variables = { REDIS_URL: redis.url, RATE_LIMIT_ENABLED: 'true' };
    first = await Service.start({ variables });
    const { databaseUrl, dataDir } = first;
    second = await Service.start({ variables, continues: { databaseUrl, dataDir } });
    worker = await Service.start({ variables, continues: { databaseUrl, dataDir }, entry: 'worker.js' });
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await worker.stop();
    await second.stop();
    await first.stop();
    await redis.stop();
  });

  it('sell and spend the same credits', async () => {
    const { client, key } = await new Client(first.baseUrl).newCustomer();
    const elsewhere = new Client(second.baseUrl, { authorization: `Bearer ${key}` });
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const paid = notification({ content: order.memo, transferAmount: order.amount });
    const deliveries = Array.from({ length: 20 }, (_, index) =>
      new Client((index % 2 ? first : second).baseUrl).post('/api/payment/webhook', paid, withSecret),
    );
    expect((await Promise.all(deliveries)).every(({ http }) => http === 200)).toBe(true);
    await eventually(() => isPaid(first, order.order_code as string)); // a busy machine accepts some first
    const { available } = (await elsewhere.get('/api/v1/account')).body.result.account.credits;
    expect(available).toBe(1000 + order.credits);
    const spoken = await elsewhere.post('/api/v1/tts', { input_text: 'Xin chào.' });
    expect(spoken.http).toBe(200);
    expect((await client.get('/api/v1/tts/history')).body.result.total).toBe(1);
  });

  it('share the rate limit of an account', async () => {
    const { client, key } = await new Client(first.baseUrl).newCustomer();
    const elsewhere = new Client(second.baseUrl, { authorization: `Bearer ${key}` });
    await setRateLimit(3);
    const codes: number[] = [];
    for (const caller of [client, elsewhere, client, elsewhere])
      codes.push((await caller.get('/api/v1/account')).http);
    expect(codes).toEqual([200, 200, 200, 429]);
    const refused = await client.get('/api/v1/account');
    expect(refused.body.code).toBe('RATE_LIMIT_EXCEEDED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"free";r=0;t=\d+$/);
    await setRateLimit(600);
  });

  it('settle what was received but not settled, within seconds', async () => {
    const { client } = await new Client(first.baseUrl).newCustomer();
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const paid = notification({ content: order.memo, transferAmount: order.amount });
    // What a process leaves that dies between storing a notification and settling it.
    await new Client(first.baseUrl).post('/api/payment/webhook', { ...paid, content: 'none' }, withSecret);
    await sql(
      `UPDATE transfers SET outcome = 'received', reason = NULL, settled_at = NULL, content = $1
       WHERE reference_code = $2`,
      [order.memo, paid.referenceCode],
    );
    await eventually(() => isPaid(first, order.order_code as string));
  });

  it('go on while Redis hangs', async () => {
    const { client } = await new Client(first.baseUrl).newCustomer();
    process.kill(redis.pid, 'SIGSTOP');
    try {
      // Without a limit of our own these would wait for ever.
      expect((await client.get('/api/v1/account')).http).toBe(200);
      const ready = await new Client(first.baseUrl).get('/readyz');
      expect(ready.body.result.redis).toBe('degraded');
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
  });

  it('go on while Redis is dead, and after it', async () => {
    const { client } = await new Client(first.baseUrl).newCustomer();
    await redis.kill();
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const started = Date.now();
    const paid = notification({ content: order.memo, transferAmount: order.amount });
    const answer = await new Client(first.baseUrl).post('/api/payment/webhook', paid, withSecret);
    expect(answer.http).toBe(200);
    expect(Date.now() - started).toBeLessThan(5_000); // the limit of the gateway for the answer
    await eventually(() => isPaid(second, order.order_code as string));
    const ready = await new Client(first.baseUrl).get('/readyz');
    expect(ready.body.result).toEqual({ database: 'ok', redis: 'degraded', disk: 'ok' });
    expect((await client.post('/api/v1/tts', { input_text: 'Xin chào.' })).http).toBe(200);

    await redis.restart();
    await eventually(async () => (await new Client(first.baseUrl).get('/readyz')).body.result.redis === 'ok');
    expect(await runCommand(first, 'verify-ledger')).toMatchObject({ code: 0 });
  });

  const isPaid = async (service: Service, code: string): Promise<boolean> => {
    const { body } = await new Client(service.baseUrl).get(`/api/payment/check-status/${code}`);
    return body.result.status === 'PAID';
  };

  const setRateLimit = (perMinute: number) =>
    sql('UPDATE accounts SET rate_limit_per_minute = $1', [perMinute]);

  async function sql(statement: string, parameters: unknown[]): Promise<void> {
    const postgres = new PostgresClient({ connectionString: first.databaseUrl });
    await postgres.connect();
    try {
      await postgres.query(statement, parameters);
    } finally {
      await postgres.end();
    }
  }
});
