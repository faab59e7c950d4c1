import { startWebhookApi, type WebhookApi } from '../../harness/webhook-api';

const ROUTE = '/api/v1/webhooks';
const url = 'https://127.0.0.1:9443/events';
const events = ['order.paid'];

describe('the routes of webhooks', () => {
  let api: WebhookApi;
  let call: Awaited<ReturnType<WebhookApi['newCustomer']>>['call'];
  beforeAll(async () => {
    api = await startWebhookApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ({ call } = await api.newCustomer());
  });

  const create = async (body: object = { url, events }) => (await call('POST', ROUTE, body)).body.result;

  it('show the secret once, and the webhook without it', async () => {
    const { http, body } = await call('POST', ROUTE, { url, events: ['speech.failed', 'job.completed'] });
    expect(http).toBe(200);
    const { secret, ...webhook } = body.result;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url,
      events: ['speech.failed', 'job.completed'],
      enabled: true,
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      created_at: api.clock.now().toISOString(),
    });
    expect((await call('GET', ROUTE)).body.result).toEqual({ items: [webhook] });
  });

  it('change, disable, enable and delete it', async () => {
    const { id, secret: _, ...before } = await create();
    const change = async (body: object) => (await call('PATCH', `${ROUTE}/${id}`, body)).body.result;
    expect(await change({})).toEqual({ id, ...before });
    const moved = { id, ...before, url: 'https://127.0.0.1/other', events: ['credits.low'] };
    expect(await change({ url: moved.url, events: moved.events })).toEqual(moved);
    const disabled = { ...moved, enabled: false, disabled_at: api.clock.now().toISOString() };
    expect(await change({ enabled: false })).toEqual(disabled);
    expect(await call('POST', `${ROUTE}/${id}/test`)).toMatchObject({
      http: 409,
      body: { code: 'WEBHOOK_DISABLED' },
    });
    expect(await change({ enabled: true })).toEqual(moved);
    expect((await call('DELETE', `${ROUTE}/${id}`)).body.result).toEqual(moved);
    expect((await call('GET', ROUTE)).body.result.items).toEqual([]);
  });

  it('answer 404 for what is not there, or is another account’s', async () => {
    const { id } = await create();
    const delivery = (await call('POST', `${ROUTE}/${id}/test`)).body.result.delivery;
    const stranger = (await api.newCustomer()).call;
    for (const [who, webhookId, deliveryId] of [
      [stranger, id, delivery.id],
      [call, 'nonsense', 'nonsense'],
    ] as const) {
      for (const [method, path] of [
        ['PATCH', webhookId],
        ['DELETE', webhookId],
        ['POST', `${webhookId}/rotate`],
        ['POST', `${webhookId}/test`],
        ['GET', `${webhookId}/deliveries`],
        ['POST', `deliveries/${deliveryId}/replay`],
      ] as const) {
        const answer = await who(method, `${ROUTE}/${path}`, method === 'PATCH' ? {} : undefined);
        expect([path, answer.http, answer.body.code]).toEqual([path, 404, 'NOT_FOUND']);
      }
    }
    expect((await call('GET', ROUTE)).body.result.items).toHaveLength(1);
  });

  it.each([
    ['url', 'REQUIRED', { events }],
    ['url', 'MALFORMED', { url: 'example.com', events }],
    ['url', 'HTTPS_REQUIRED', { url: 'ftp://example.com', events }],
    ['url', 'ADDRESS_NOT_ALLOWED', { url: 'https://10.0.0.1', events }],
    ['url', 'ADDRESS_NOT_ALLOWED', { url: 'http://[::ffff:169.254.169.254]/', events }],
    ['url', 'HTTPS_REQUIRED', { url: 'http://8.8.8.8', events }],
    ['url', 'PORT_NOT_ALLOWED', { url: 'https://8.8.8.8:25', events }],
    ['url', 'UNSUPPORTED_URL', { url: 'https://lan:x@8.8.8.8', events }],
    ['url', 'MAX_LENGTH', { url: `https://8.8.8.8/${'a'.repeat(2048)}`, events }],
    ['events', 'REQUIRED', { url }],
    ['events', 'ARRAY_MIN_SIZE', { url, events: [] }],
    ['events', 'ARRAY_UNIQUE', { url, events: ['order.paid', 'order.paid'] }],
    ['events', 'IS_IN', { url, events: ['webhook.test'] }],
    ['events', 'IS_IN', { url, events: [null] }],
    ['secret', 'UNKNOWN_FIELD', { url, events, secret: 'whsec_mine' }],
  ])('refuse a faulty %s: %s', async (field, code, body) => {
    expect(await call('POST', ROUTE, body)).toMatchObject({
      http: 400,
      body: { code: 'INVALID_PARAMS', errors: [{ field, code }] },
    });
    const { id } = await create();
    const wrong = await call('PATCH', `${ROUTE}/${id}`, body);
    const isPartial = code === 'REQUIRED';
    expect(wrong.http).toBe(isPartial ? 200 : 400);
    if (!isPartial) expect(wrong.body.errors).toMatchObject([{ field, code }]);
  });

  it('refuse what is null, where a change may leave it out', async () => {
    const { id } = await create();
    const { http, body } = await call('PATCH', `${ROUTE}/${id}`, { url: null, events: null, enabled: null });
    expect(http).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['url', 'events', 'enabled']);
  });

  it('let an account have ten', async () => {
    for (let count = 0; count < 10; count += 1) await create();
    expect(await call('POST', ROUTE, { url, events })).toMatchObject({
      http: 409,
      body: { code: 'TOO_MANY_WEBHOOKS' },
    });
    await (await api.newCustomer()).call('POST', ROUTE, { url, events });
    expect((await call('GET', ROUTE)).body.result.items).toHaveLength(10);
  });

  it('list deliveries by page and status', async () => {
    const { id } = await create();
    for (let count = 0; count < 3; count += 1) {
      api.clock.moveOn(1);
      await call('POST', `${ROUTE}/${id}/test`);
    }
    const list = async (query: string) =>
      (await call('GET', `${ROUTE}/${id}/deliveries${query}`)).body.result;
    const all = await list('');
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20 });
    expect(all.items[0]).toMatchObject({
      webhook_id: id,
      type: 'webhook.test',
      status: 'PENDING',
      attempts: [],
    });
    expect(await list('?page=2&limit=2')).toMatchObject({ total: 3, items: [all.items[2]] });
    expect(await list('?status=FAILED')).toMatchObject({ total: 0, items: [] });
    expect(await call('GET', `${ROUTE}/${id}/deliveries?status=DONE`)).toMatchObject({
      http: 400,
      body: { errors: [{ field: 'status' }] },
    });
  });
});
