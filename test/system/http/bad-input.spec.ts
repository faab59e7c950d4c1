import { randomUUID } from 'node:crypto';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { query } from '../../harness/launcher-installation';
import { Service } from '../../harness/service';
import { sendBytes } from '../../harness/wire';

/** What routes with an id take in their bodies. */
const GOOD_BODIES = new Map<string, object | string>([
  ['/api/v1/account/api-keys/{id}', { enabled: false }],
  ['/api/v1/admin/accounts/{id}/api-keys/{key_id}/revoke', { reason: 'test' }],
  ['/api/v1/admin/accounts/{id}/credits', { credits: 1, reason: 'test' }],
  ['/api/v1/admin/accounts/{id}/suspend', { reason: 'test' }],
  ['/api/v1/admin/transfers/{id}/assign', { order_code: 'LOA23456789', reason: 'test' }],
  ['/api/v1/admin/transfers/{id}/close', { as: 'dismissed', reason: 'test' }],
  ['/api/v1/dictionaries/{id}', { name: 'Tên' }],
  ['/api/v1/dictionaries/{id}/entries', { entries: [] }],
  ['/api/v1/dictionaries/{id}/import', 'written,spoken\n'],
  ['/api/v1/webhooks/{id}', { events: ['order.paid'] }],
]);

describe('bad input', () => {
  let service: Service;
  let anyone: Client;
  let customer: Client;
  let session: Client;

  beforeAll(async () => {
    service = await Service.start();
    anyone = new Client(service.baseUrl);
    ({ client: customer, session } = await anyone.newCustomer());
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  afterAll(() => {
    expect(service.output.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  const tts = (body: unknown) => customer.post('/api/v1/tts', body);

  describe('of POST /api/v1/tts is refused with the field named and nothing charged', () => {
    const good = { input_text: 'Xin chào' };
    it.each<[string, unknown, string]>([
      ['no text', {}, 'input_text'],
      ['an empty text', { input_text: '' }, 'input_text'],
      ['white space', { input_text: ' \n\t\u00a0\u3000' }, 'input_text'],
      ['null', { input_text: null }, 'input_text'],
      ['a number', { input_text: 5 }, 'input_text'],
      ['an array', { input_text: ['a'] }, 'input_text'],
      ['5,001 characters', { input_text: 'a'.repeat(5001) }, 'input_text'],
      ['NUL', { input_text: 'a\0b' }, 'input_text'],
      ['a lone surrogate', '{"input_text": "a\\ud800b"}', 'input_text'],
      ['emoji alone', { input_text: '😀😀' }, 'input_text'],
      ['an unknown speaker', { ...good, speaker_id: 'nobody' }, 'speaker_id'],
      ['a speaker that is null', { ...good, speaker_id: null }, 'speaker_id'],
      ['speed below its range', { ...good, speed: 0.24 }, 'speed'],
      ['speed above its range', { ...good, speed: 4.01 }, 'speed'],
      ['speed as text', { ...good, speed: '1' }, 'speed'],
      ['speed null', { ...good, speed: null }, 'speed'],
      ['pitch below its range', { ...good, pitch: 0.49 }, 'pitch'],
      ['pitch above its range', { ...good, pitch: 2.01 }, 'pitch'],
      ['volume below its range', { ...good, volume: -1 }, 'volume'],
      ['volume above its range', { ...good, volume: 201 }, 'volume'],
      ['a volume with decimals', { ...good, volume: 99.5 }, 'volume'],
      ['an unknown format', { ...good, audio_type: 'aac' }, 'audio_type'],
      ['an unknown field', { ...good, voice: 'x' }, 'voice'],
      ['a field that every object has', { ...good, toString: 'x' }, 'toString'],
      ['a field named constructor', { ...good, constructor: 'x' }, 'constructor'],
      ['such a field within another', { ...good, reading: { off: [], valueOf: 1 } }, 'reading'],
      ['a field named __proto__', '{"input_text": "Xin chào", "__proto__": {}}', 'body'],
      ['an unknown reading rule', { ...good, reading: { off: ['nothing'] } }, 'reading'],
      ['malformed JSON', '{"input_text": ', 'body'],
      ['a JSON array', '[]', 'body'],
      ['a JSON text', '"x"', 'body'],
      ['null as the body', 'null', 'body'],
      ['JSON 5,000 levels deep', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), 'body'],
    ])('%s', async (_name, body, field) => {
      const answer = await tts(body);
      expect([answer.http, answer.body.status, answer.body.code]).toEqual([400, 0, 'INVALID_PARAMS']);
      expect(answer.body.errors?.map((fault) => fault.field.split('.')[0])).toContain(field);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    afterAll(async () => {
      const { credits } = (await customer.get('/api/v1/account')).body.result.account;
      expect(credits).toEqual({ available: 1000, held: 0 });
    });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['malformed JSON', '{"input_text": ', {}],
    ['another media type', 'a=b', { 'content-type': 'text/plain' }],
  ])('asks a stranger who sends %s for a key or a secret first', async (_name, body, headers) => {
    const tts = await anyone.post('/api/v1/tts', body, headers);
    expect([tts.http, tts.body.code]).toEqual([401, 'INVALID_API_KEY']);
    const webhook = await anyone.post('/api/payment/webhook', body, headers);
    expect([webhook.http, webhook.body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    const known = await anyone.post('/api/payment/webhook', body, { ...withSecret, ...headers });
    expect([400, 415]).toContain(known.http);
  });

  it('refuses invalid UTF-8', async () => {
    const response = await fetch(`${service.baseUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it.each<[number, string, () => Promise<{ http: number; body: { code?: string } }>]>([
    [404, 'NOT_FOUND', () => anyone.get('/api/v1/nothing')],
    [405, 'METHOD_NOT_ALLOWED', () => customer.call('GET', '/api/v1/tts')],
    [405, 'METHOD_NOT_ALLOWED', () => anyone.call('DELETE', '/api/payment/plans')],
    [413, 'PAYLOAD_TOO_LARGE', () => tts({ input_text: 'a'.repeat(300_000) })],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => customer.post('/api/v1/tts', 'a=b', { 'content-type': 'text/plain' }),
    ],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () =>
        anyone.post('/api/v1/auth/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [404, 'REQUEST_NOT_FOUND', () => customer.get('/api/v1/tts/status/not-a-uuid')],
    [404, 'ORDER_NOT_FOUND', () => anyone.get('/api/payment/check-status/LOA99999999')],
    [
      404,
      'PLAN_NOT_FOUND',
      () => customer.post('/api/payment/orders', { plan_id: 'x', billing_cycle: 'monthly' }),
    ],
  ])('answers %s %s in the envelope', async (http, code, call) => {
    const answer = await call();
    expect([answer.http, answer.body.code]).toEqual([http, code]);
    expect(answer.body).toMatchObject({ status: 0, errors: null });
  });

  it('answers every route with an id, for what is no id, as for an unknown id', async () => {
    const { session: operator } = await anyone.newCustomer();
    const { id: account } = (await operator.get('/api/v1/account')).body.result.account;
    await query(service.databaseUrl, `UPDATE accounts SET role = 'admin' WHERE id = '${account}'`);
    const ids = [randomUUID(), 'x', '5', encodeURIComponent("' OR 1=1"), `%7B${randomUUID()}%7D`];
    const described = (await anyone.get('/docs-json')).body as unknown as { paths: Record<string, object> };
    const routes = Object.entries(described.paths).filter(([path]) => /\{(id|request_id)\}/.test(path));
    expect(routes.length).toBeGreaterThan(6);
    for (const [path, operations] of routes) {
      for (const method of Object.keys(operations)) {
        for (const id of ids) {
          const address = path.replace(/\{\w+\}/, id);
          const body = method === 'get' ? undefined : GOOD_BODIES.get(path);
          const headers: Record<string, string> =
            typeof body === 'string' ? { 'content-type': 'text/csv' } : {};
          const answer = await operator.call(method.toUpperCase(), address, body, headers);
          expect([method, address, answer.http]).toEqual([method, address, 404]);
          expect(answer.body.code).toMatch(/NOT_FOUND$/);
        }
      }
    }
  });

  it('answers headers that are too large with 431 in the envelope', async () => {
    const answer = await sendBytes(
      service.baseUrl,
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"code":"HEADERS_TOO_LARGE"');
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  });

  it('answers a request without Host with 400 in the envelope', async () => {
    const answer = await sendBytes(service.baseUrl, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"field":"Host"');
  });

  it('ignores an expectation that nobody knows', async () => {
    const answer = await sendBytes(
      service.baseUrl,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers what is not HTTP with 400 in the envelope', async () => {
    const answer = await sendBytes(service.baseUrl, 'NONSENSE\r\n\r\n');
    expect(answer).toContain('"code":"INVALID_PARAMS"');
    expect(answer).toContain('"errors":[{"field":"request","code":"MALFORMED",');
  });

  it.each(['0', '-1', '1.5', '1e2', '0x10', 'a', '99999999999999999999', ''])(
    'refuses page=%s',
    async (page) => {
      const answer = await customer.get(`/api/v1/tts/history?page=${page}`);
      expect(answer.http).toBe(400);
      expect(answer.body.errors?.[0]?.field).toBe('page');
    },
  );

  it.each(['0', '101', 'x'])('refuses limit=%s', async (limit) => {
    expect((await customer.get(`/api/v1/tts/history?limit=${limit}`)).http).toBe(400);
  });

  it('refuses an unknown status, a repeated parameter and NUL in an address', async () => {
    expect((await customer.get('/api/v1/tts/history?status=DONE')).http).toBe(400);
    expect((await customer.get('/api/v1/tts/history?page=1&page=2')).http).toBe(400);
    expect((await anyone.get('/api/payment/check-status/LOA%00')).http).toBe(400);
    const { http, body } = await anyone.get('/api/payment/check-status/%E0%A4%A');
    expect([http, body.code]).toEqual([400, 'INVALID_PARAMS']);
    expect(body.errors).toEqual([{ field: 'request', code: 'MALFORMED', message: body.message }]);
  });

  it.each([2_000, 2_001, 9_000])(
    'answers an address with %i letters in place of an id with 404',
    async (length) => {
      for (const address of ['/api/v1/tts/status/', '/api/payment/orders/', '/v1/']) {
        expect((await customer.get(`${address}${'a'.repeat(length)}`)).http).toBe(404);
      }
    },
  );

  describe('keys', () => {
    const withAuthorization = (authorization: string) => anyone.get('/api/v1/account', { authorization });

    it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic x', `Bearer loa_live_${'0'.repeat(36)}`])(
      'refuses Authorization: %j',
      async (authorization) => {
        const answer = await withAuthorization(authorization);
        expect([answer.http, answer.body.code]).toEqual([401, 'INVALID_API_KEY']);
      },
    );

    it('refuses a disabled and a deleted key on the very next call', async () => {
      const { api_key, key } = (await session.post('/api/v1/account/api-keys', { name: 'k' })).body.result;
      const path = `/api/v1/account/api-keys/${api_key.id}`;
      expect((await withAuthorization(`Bearer ${key}`)).http).toBe(200);
      await session.call('PATCH', path, { enabled: false });
      expect((await withAuthorization(`Bearer ${key}`)).http).toBe(401);
      await session.call('PATCH', path, { enabled: true });
      expect((await withAuthorization(`Bearer ${key}`)).http).toBe(200);
      const unchanged = await session.call('PATCH', path, {});
      expect([unchanged.http, unchanged.body.result.api_key.enabled]).toEqual([200, true]);
      const removed = await session.call('DELETE', path);
      expect([removed.http, removed.body.result.api_key.id]).toEqual([200, api_key.id]);
      expect((await session.call('DELETE', path)).http).toBe(404);
      expect((await withAuthorization(`Bearer ${key}`)).http).toBe(401);
    });
  });

  it('accepts the session cookie only from the same site', async () => {
    const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
    const answer = await session.post('/api/v1/account/api-keys', { name: 'x' }, fromElsewhere);
    expect([answer.http, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    const oldBrowser = await session.post(
      '/api/v1/account/api-keys',
      { name: 'x' },
      { origin: 'https://evil.example' },
    );
    expect(oldBrowser.http).toBe(403);
  });

  describe('the webhook', () => {
    const deliver = (body: unknown, headers: Record<string, string> = withSecret) =>
      anyone.post('/api/payment/webhook', body, headers);
    const secret = withSecret['x-secret-key'];

    it.each<[string, Record<string, string>]>([
      ['no secret', {}],
      ['a wrong secret', { 'x-secret-key': 'wrong' }],
      ['a part of the secret', { 'x-secret-key': secret.slice(0, -1) }],
      ['the secret as a Bearer', { authorization: `Bearer ${secret}` }],
      ['a wrong Apikey', { authorization: 'Apikey wrong' }],
    ])('refuses %s', async (_name, headers) => {
      const answer = await deliver(notification(), headers);
      expect([answer.http, answer.body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    });

    it('accepts the secret in either header', async () => {
      expect((await deliver(notification())).http).toBe(200);
      expect((await deliver(notification(), { authorization: `Apikey ${secret}` })).http).toBe(200);
    });

    it.each<[string, Record<string, unknown>, string]>([
      ['an amount as text', { transferAmount: '99000' }, 'transferAmount'],
      ['a negative amount', { transferAmount: -1 }, 'transferAmount'],
      ['no reference', { referenceCode: undefined }, 'referenceCode'],
      ['an empty reference', { referenceCode: '' }, 'referenceCode'],
      ['a wrong date', { transactionDate: '20/11/2026' }, 'transactionDate'],
      ['an impossible date', { transactionDate: '2026-02-30 10:00:00' }, 'transactionDate'],
      ['an unknown direction', { transferType: 'sideways' }, 'transferType'],
      ['content that is null', { content: null }, 'content'],
    ])('names the field of %s', async (_name, change, field) => {
      const answer = await deliver(notification(change));
      expect([answer.http, answer.body.code]).toEqual([400, 'INVALID_PARAMS']);
      expect(answer.body.errors?.[0]?.field).toBe(field);
    });

    it('explains in a 200 what it cannot credit', async () => {
      const body = { plan_id: 'starter', billing_cycle: 'monthly' };
      const { order } = (await customer.post('/api/payment/orders', body)).body.result;
      const { memo, amount } = order;
      const outcome = async (change: Record<string, unknown>) =>
        (await deliver(notification({ content: memo, transferAmount: amount, ...change }))).body.result
          .outcome;
      expect(await outcome({ transferType: 'out' })).toBe('ignored');
      expect(await outcome({ content: 'cam on' })).toBe('ignored');
      expect(await outcome({ content: `${order.order_code}9` })).toBe('unmatched');
      expect(await outcome({ content: 'LOA 00000000' })).toBe('unmatched');
      expect(await outcome({ transferAmount: amount - 1 })).toBe('unmatched');
      expect(await outcome({ transferAmount: amount + 1 })).toBe('unmatched');
      expect(await outcome({ accountNumber: '111111' })).toBe('unmatched');
      const status = await anyone.get(`/api/payment/check-status/${order.order_code}`);
      expect(status.body.result.status).toBe('PENDING');
      expect(await outcome({ unknown_field: { a: 1 } })).toBe('credited');
      expect(await outcome({})).toBe('unmatched');
    });
  });
});
