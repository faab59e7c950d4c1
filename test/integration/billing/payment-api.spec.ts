import { decodeVietQr } from '../../../src/billing/domain/vietqr/decode-vietqr';
import { useBuiltWorkers } from '../../harness/built-app';
import { type PaymentApi, startPaymentApi } from '../../harness/payment-api';

useBuiltWorkers();

const SECRET = 'test-secret-0123456789';
const secret = { 'x-secret-key': SECRET };

let api: PaymentApi;
let customer: { authorization: string };
beforeAll(async () => {
  api = await startPaymentApi({ WEBHOOK_SECRETS: SECRET, PUBLIC_BASE_URL: 'https://loa.example' });
  customer = await api.newCustomer();
});
afterAll(() => api.close());

const place = async () => {
  const answer = await api.post('/api/payment/orders', {
    body: { plan_id: 'starter', billing_cycle: 'monthly' },
    headers: customer,
  });
  return answer.body.result;
};
let nextId = 0;
const notification = (changes: object = {}) => {
  nextId += 1;
  return {
    id: nextId,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 14:02:37',
    accountNumber: '0000000000',
    subAccount: null,
    code: null,
    content: 'chuyen tien',
    transferType: 'in',
    transferAmount: 99_000,
    accumulated: null,
    referenceCode: `FT${nextId}`,
    ...changes,
  };
};
const notify = (body: object, headers: Record<string, string> = secret) =>
  api.post('/api/payment/webhook', { body, headers });

describe('plans and orders', () => {
  it('lists the plans to anybody', async () => {
    const { http, body } = await api.get('/api/payment/plans');
    expect(http).toBe(200);
    expect(body.result.items).toHaveLength(6);
    expect(body.result.items[0]).toEqual({
      plan_id: 'starter',
      name: 'Starter',
      billing_cycle: 'monthly',
      amount: 99_000,
      currency: 'VND',
      credits: 500_000,
      rate_limit_per_minute: expect.any(Number),
      credits_expire_after_days: null,
    });
  });

  it('places an order whose QR code asks for exactly it', async () => {
    const { order, qr, poll_interval_sec } = await place();
    expect(order).toEqual({
      id: expect.any(String),
      order_code: expect.stringMatching(/^LOA\d{8}$/),
      plan_id: 'starter',
      billing_cycle: 'monthly',
      amount: 99_000,
      credits: 500_000,
      credits_expire_after_days: null,
      status: 'PENDING',
      bank_name: 'Ngân hàng Thử nghiệm',
      account_no: '0000000000',
      memo: order.order_code.replace('LOA', 'LOA '),
      paid_at: null,
      refunds: [],
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(poll_interval_sec).toBe(5);
    expect(decodeVietQr(qr.content)).toEqual({
      bankBin: '999999',
      accountNo: '0000000000',
      amountVnd: 99_000,
      memo: order.memo,
    });
    for (const [url, type] of [
      [qr.image_url, 'image/png'],
      [qr.svg_url, 'image/svg+xml; charset=utf-8'],
    ] as const) {
      expect(url).toMatch(
        /^https:\/\/loa\.example\/api\/payment\/qr\/999999-0000000000-compact2\.(png|svg)\?/,
      );
      const image = await api.get(url.replace('https://loa.example', ''));
      expect([image.http, image.headers['content-type']]).toEqual([200, type]);
      expect(image.headers['cache-control']).toContain('public');
      expect(image.bytes.length).toBeGreaterThan(1_000);
    }
  });

  it('shows orders only to their owner', async () => {
    const { order, qr } = await place();
    const stranger = await api.newCustomer();
    const path = `/api/payment/orders/${order.order_code}`;
    const own = await api.get(path, { headers: customer });
    expect(own.body.result).toEqual({ order, qr, payment: null, poll_interval_sec: 5 });
    for (const [url, headers] of [
      [path, stranger],
      ['/api/payment/orders/LOA00000000', customer],
    ] as const) {
      const { http, body } = await api.get(url, { headers });
      expect([http, body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect((await api.get(path)).http).toBe(401);
    const list = await api.get('/api/payment/orders?limit=1', { headers: customer });
    expect(list.body.result).toMatchObject({ page: 1, limit: 1, items: [order] });
    expect(list.body.result.total).toBeGreaterThan(1);
    expect((await api.get('/api/payment/orders', { headers: stranger })).body.result.items).toEqual([]);
  });

  it('cancels an order for its owner, once and again, and still takes money for it', async () => {
    const { order } = await place();
    const path = `/api/payment/orders/${order.order_code}`;
    const refused = await api.delete(path, { headers: await api.newCustomer() });
    expect([refused.http, refused.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await api.delete(path)).http).toBe(401);
    for (let call = 0; call < 2; call += 1) {
      const { http, body } = await api.delete(path, { headers: customer });
      expect([http, body.result]).toEqual([200, { order: { ...order, status: 'CANCELLED' } }]);
    }
    const status = await api.get(`/api/payment/check-status/${order.order_code}`);
    expect(status.body.result.status).toBe('CANCELLED');

    const paid = await notify(notification({ content: order.memo }));
    expect(paid.body.result.outcome).toBe('credited');
    const late = await api.delete(path, { headers: customer });
    expect([late.http, late.body.code]).toEqual([409, 'ORDER_ALREADY_PAID']);
  });

  it('does not cancel an order that has expired', async () => {
    const { order } = await place();
    api.clock.moveOn(24 * 3_600);
    const { http, body } = await api.delete(`/api/payment/orders/${order.order_code}`, { headers: customer });
    api.clock.moveOn(-24 * 3_600);
    expect([http, body.code]).toEqual([409, 'ORDER_EXPIRED']);
  });

  it('refuses what is no plan', async () => {
    const order = (body: object) => api.post('/api/payment/orders', { body, headers: customer });
    const unknown = await order({ plan_id: 'free', billing_cycle: 'monthly' });
    expect([unknown.http, unknown.body.code]).toEqual([404, 'PLAN_NOT_FOUND']);
    const faulty = await order({ plan_id: 7, billing_cycle: 'weekly' });
    expect(faulty.http).toBe(400);
    const fields = faulty.body.errors.map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['plan_id', 'billing_cycle']));
  });

  it('tells the state of an order to whoever knows its code, and nothing about its owner', async () => {
    const { order } = await place();
    const { body } = await api.get(`/api/payment/check-status/${order.order_code}`);
    expect(body.result).toEqual({
      order_code: order.order_code,
      status: 'PENDING',
      amount: 99_000,
      credits: 500_000,
      paid_at: null,
      expires_at: order.expires_at,
    });
    expect((await api.get('/api/payment/check-status/LOA00000000')).body.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('an order with an Idempotency-Key', () => {
  const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
  const order = (key: string, body: object = wanted, headers = customer) =>
    api.post('/api/payment/orders', { body, headers: { ...headers, 'idempotency-key': key } });
  const orderCount = async (headers: { authorization: string }) =>
    (await api.get('/api/payment/orders', { headers })).body.result.total;

  it('is placed once, and answered byte for byte for ever, also when it is paid', async () => {
    const before = await orderCount(customer);
    const first = await order('cart-1');
    expect([first.http, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    await api.post('/api/payment/mock-pay', { body: { order_code: first.body.result.order.order_code } });
    const repeat = await order('cart-1');
    expect([repeat.http, repeat.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(repeat.bytes.toString()).toBe(first.bytes.toString());
    expect((await orderCount(customer)) - before).toBe(1);
  });

  it('is refused for something else', async () => {
    await order('cart-2');
    for (const change of [{ plan_id: 'pro' }, { billing_cycle: 'yearly' }, { plan_id: 'unknown' }]) {
      const { http, body } = await order('cart-2', { ...wanted, ...change });
      expect([http, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
  });

  it('belongs to one account, and leaves the key unused when nothing was ordered', async () => {
    const [own, stranger] = [await order('cart-3'), await order('cart-3', wanted, await api.newCustomer())];
    expect(stranger.headers['idempotency-replayed']).toBeUndefined();
    expect(stranger.body.result.order.order_code).not.toBe(own.body.result.order.order_code);
    expect((await order('cart-4', { ...wanted, plan_id: 'unknown' })).http).toBe(404);
    expect((await order('cart-4')).http).toBe(200);
    const malformed = await order('hai chu');
    expect([malformed.http, malformed.body.errors[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });

  it('is one order, however many calls come at the same moment', async () => {
    const buyer = await api.newCustomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order('twin', wanted, buyer)));
    expect(answers.map(({ http }) => http)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
    const fresh = answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
    expect([fresh.length, await orderCount(buyer)]).toEqual([1, 1]);
  });
});

describe('mock-pay', () => {
  it('pays an order once and answers the same again', async () => {
    const { order } = await place();
    const pay = () => api.post('/api/payment/mock-pay', { body: { order_code: order.order_code } });
    const [once, twice] = [await pay(), await pay()];
    expect(once.http).toBe(200);
    expect(once.body.result.message).toEqual(expect.any(String));
    expect(once.body.result.order).toEqual({
      ...order,
      status: 'PAID',
      paid_at: expect.stringMatching(/\.\d{3}Z$/),
    });
    expect(twice.body.result.order).toEqual(once.body.result.order);
  });

  it('knows no other orders, and wants a code', async () => {
    const unknown = await api.post('/api/payment/mock-pay', { body: { order_code: 'LOA00000000' } });
    expect([unknown.http, unknown.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    const empty = await api.post('/api/payment/mock-pay', { body: {} });
    expect([empty.http, empty.body.errors[0]?.field]).toEqual([400, 'order_code']);
  });

  it('does not exist where it is disabled', async () => {
    const strict = await startPaymentApi({ MOCK_PAY_ENABLED: 'false' });
    const answer = await strict.post('/api/payment/mock-pay', { body: { order_code: 'LOA00000000' } });
    expect([answer.http, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    const noSecret = await strict.post('/api/payment/webhook', { body: notification(), headers: secret });
    expect([noSecret.http, noSecret.body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    await strict.close();
  });
});

describe('webhook', () => {
  it('credits, knows repeats, and keeps the rest', async () => {
    const { order } = await place();
    const paying = notification({ content: order.memo, unknown_field: { kept: true } });
    const first = await notify(paying, { authorization: `apikey ${SECRET}` });
    expect(first.http).toBe(200);
    expect(first.body).toEqual({ status: 1, result: { outcome: 'credited' }, success: true });
    const outcomeOf = async (body: object) => (await notify(body)).body.result.outcome;
    expect(await outcomeOf(paying)).toBe('duplicate');
    expect(await outcomeOf({ ...paying, transferAmount: 1 })).toBe('unmatched');
    expect(await outcomeOf(notification({ content: order.memo }))).toBe('unmatched');
    expect(await outcomeOf(notification())).toBe('ignored');
    expect(await outcomeOf(notification({ content: order.memo, transferType: 'OUT' }))).toBe('ignored');
    const status = await api.get(`/api/payment/check-status/${order.order_code}`);
    expect(status.body.result.status).toBe('PAID');
  });

  it.each<[string, object]>([
    ['id', { id: '1' }],
    ['id', { id: 1.5 }],
    ['gateway', { gateway: undefined }],
    ['transactionDate', { transactionDate: '2026-02-30 00:00:00' }],
    ['accountNumber', { accountNumber: 123 }],
    ['content', { content: null }],
    ['transferType', { transferType: 'sideways' }],
    ['transferAmount', { transferAmount: '99000' }],
    ['transferAmount', { transferAmount: 0 }],
    ['transferAmount', { transferAmount: 1e20 }],
    ['referenceCode', { referenceCode: '' }],
    ['order_code', { order_code: 5 }],
  ])('refuses a bad %s: %j', async (field, changes) => {
    const { http, body } = await notify(notification(changes));
    expect(http).toBe(400);
    expect(body.errors.map(({ field: name }) => name)).toContain(field);
  });

  it('checks the secret before it looks at anything', async () => {
    const { http, body } = await notify({}, { 'x-secret-key': 'wrong' });
    expect([http, body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
  });
});

describe('QR images', () => {
  it.each([
    ['97040-0000000000', 'bank_bin'],
    ['970400-00-00', 'bank_bin'],
    ['970400-', 'account_no'],
    ['970400-0000%20000', 'account_no'],
    ['970400-00000000000000000000', 'account_no'],
    ['970400-VQR1', 'amount', 'amount=1.5'],
    ['970400-VQR1', 'amount', 'amount=0'],
    ['970400-VQR1', 'amount', 'amount='],
    ['970400-VQR1', 'amount', 'amount=99999999999999'],
    ['970400-VQR1', 'amount', 'amount=1&amount=2'],
    ['970400-VQR1', 'addInfo', 'addInfo=n%E1%BA%A1p'],
    ['970400-VQR1', 'addInfo', `addInfo=${'A'.repeat(26)}`],
  ])('refuses %s (%s) %s', async (file, field, query = '') => {
    const { http, body } = await api.get(`/api/payment/qr/${file}-compact2.png?${query}`);
    expect(http).toBe(400);
    expect(body.errors.map(({ field: name }) => name)).toEqual([field]);
  });

  it('draws accounts with letters, without amount and memo, and ignores other parameters', async () => {
    const png = await api.get('/api/payment/qr/970400-VQR0001abc-compact2.png?v=2');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const svg = await api.get('/api/payment/qr/970400-VQR1-compact2.svg?accountName=%3Cscript%3E');
    expect(svg.headers['content-security-policy']).toContain("default-src 'none'");
    expect(svg.bytes.toString()).not.toContain('<script');
  });

  it('knows no other files', async () => {
    for (const file of ['970400-1-compact.png', '970400-1-compact2.gif', 'x', '970400-compact2.png']) {
      expect((await api.get(`/api/payment/qr/${file}`)).body.code).toBe('NOT_FOUND');
    }
  });
});
