import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IssueKey, OpenAccount } from '../../../src/accounts';
import { DatabaseProbe } from '../../../src/platform/database/database-probe';
import { assemble, serveRequests } from '../../harness/application';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

describe('On a disk with less room than the floor', () => {
  const variables: Record<string, string> = { DISK_FLOOR_MB: '1000000000', SIGNUP_CREDITS: '1000' };
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;
  let headers: { authorization: string };

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-low-disk-'));
    variables.AUDIO_DIR = path.join(folder, 'on/another/volume');
    app = await serveRequests(await assemble({ databaseUrl: database.url, variables }), variables);
    const { id } = await app
      .get(OpenAccount)
      .execute({ email: 'lan@example.com', password: null, name: 'Lan', role: 'customer' });
    headers = { authorization: `Bearer ${(await app.get(IssueKey).execute(id, 'test')).key}` };
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
  const get = (url: string) => app.inject({ url, headers });

  it('speech is told to come back, and costs nothing', async () => {
    const answer = await post('/api/v1/tts', { input_text: 'Đĩa đầy.' });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '60',
    ]);
    const { account } = (await get('/api/v1/account')).json().result;
    expect(account.credits).toEqual({ available: 1000, held: 0 });
    expect((await get('/api/v1/tts/history')).json().result.total).toBe(0);
  });

  it('money goes on', async () => {
    const order = await post('/api/payment/orders', { plan_id: 'starter', billing_cycle: 'monthly' });
    expect(order.statusCode).toBe(200);
    const { order_code } = order.json().result.order;
    expect((await post('/api/payment/mock-pay', { order_code })).statusCode).toBe(200);
    expect((await post('/api/v1/tts/quote', { input_text: 'Đĩa đầy.' })).statusCode).toBe(200);
  });

  it('/readyz says so, and that the rest can be served', async () => {
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json().result]).toEqual([
      200,
      { database: 'ok', redis: 'not configured', disk: 'low' },
    ]);
  });

  it.each([
    ['full', 'The database has no room to write.'],
    ['read-only', 'The database takes no changes.'],
    ['away', 'The database does not answer.'],
  ] as const)('/readyz is 503 when the database is %s', async (state, message) => {
    jest.spyOn(app.get(DatabaseProbe), 'look').mockResolvedValue(state);
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'NOT_READY', message }),
    ]);
  });

  it('a database that takes no changes is noticed', async () => {
    expect(await app.get(DatabaseProbe).look()).toBe('ok');
    const reader = new URL(database.url);
    reader.searchParams.set('options', '-c default_transaction_read_only=on');
    const readOnly = await assemble({ databaseUrl: reader.href, variables, speech: false });
    expect(await readOnly.get(DatabaseProbe).look()).toBe('read-only');
    await readOnly.close();
  });
});
