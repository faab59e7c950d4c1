import { type PaymentApi, startPaymentApi } from '../../harness/payment-api';

describe('orders that wait for payment', () => {
  let api: PaymentApi;
  beforeAll(async () => {
    api = await startPaymentApi({ PENDING_ORDERS_PER_ACCOUNT: '10' });
  });
  afterAll(() => api.close());

  it('are as many as an account may have, however many it asks for at once', async () => {
    const headers = await api.newCustomer();
    const body = { plan_id: 'starter', billing_cycle: 'monthly' };
    const place = () => api.post('/api/payment/orders', { body, headers });
    const answers = await Promise.all(Array.from({ length: 50 }, place));
    const refused = answers.filter(({ http }) => http === 409);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(10);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.body).toMatchObject({ status: 0, code: 'TOO_MANY_PENDING_ORDERS' });
    expect((await api.get('/api/payment/orders', { headers })).body.result.total).toBe(10);

    const order_code = answers.find(({ http }) => http === 200)?.body.result.order?.order_code;
    await api.post('/api/payment/mock-pay', { body: { order_code } });
    expect((await place()).http).toBe(200);
    expect((await place()).http).toBe(409);

    const [waiting] = (await api.get('/api/payment/orders', { headers })).body.result.items;
    expect((await api.delete(`/api/payment/orders/${waiting?.order_code}`, { headers })).http).toBe(200);
    expect((await place()).http).toBe(200);
    expect((await place()).http).toBe(409);
  });

  it('are listed by themselves, so that one can be paid or cancelled where no more may wait', async () => {
    const headers = await api.newCustomer();
    const order = async (plan_id: string) => {
      const body = { plan_id, billing_cycle: 'monthly' };
      return (await api.post('/api/payment/orders', { body, headers })).body.result.order.order_code;
    };
    const again = () => api.post('/api/payment/orders/again', { headers });
    const list = (status: string) => api.get(`/api/payment/orders?status=${status}`, { headers });
    const bought = await order('pro');
    await api.post('/api/payment/mock-pay', { body: { order_code: bought } });
    const waiting = [];
    for (let count = 0; count < 10; count += 1) waiting.unshift(await order('starter'));

    const refused = await again();
    expect([refused.http, refused.body.code]).toEqual([409, 'TOO_MANY_PENDING_ORDERS']);
    for (const wayOut of [
      `DELETE /api/payment/orders/${waiting.at(-1)}`,
      'GET /api/payment/orders?status=PENDING',
    ])
      expect(refused.body.message).toContain(wayOut);
    const { total, items } = (await list('PENDING')).body.result;
    expect([total, items.map(({ order_code }) => order_code)]).toEqual([10, waiting]);
    expect((await list('PAID')).body.result.items).toMatchObject([{ order_code: bought, refunds: [] }]);
    expect((await list('LOST')).body.errors).toMatchObject([{ field: 'status' }]);

    await api.delete(`/api/payment/orders/${waiting[3]}`, { headers });
    expect((await list('PENDING')).body.result.total).toBe(9);
    expect((await again()).body.result.order).toMatchObject({ plan_id: 'pro', status: 'PENDING' });
  });

  it('are one for each plan that is bought again, with its QR code', async () => {
    const headers = await api.newCustomer();
    const again = () => api.post('/api/payment/orders/again', { headers });
    expect(await again()).toMatchObject({ http: 404, body: { code: 'NOTHING_PAID_YET' } });
    const body = { plan_id: 'pro', billing_cycle: 'yearly' };
    const first = (await api.post('/api/payment/orders', { body, headers })).body.result.order;
    await api.post('/api/payment/mock-pay', { body: { order_code: first.order_code } });

    const answers = await Promise.all(Array.from({ length: 12 }, again));
    expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body: { result } }) => result.order?.order_code)).size).toBe(1);
    const { order, qr } = answers[0]!.body.result;
    expect(order).toMatchObject({ ...body, status: 'PENDING', amount: first.amount });
    expect(order.order_code).not.toBe(first.order_code);
    expect((await api.get(qr.image_url)).headers['content-type']).toBe('image/png');

    await api.post('/api/payment/mock-pay', { body: { order_code: order.order_code } });
    expect((await again()).body.result.order?.order_code).not.toBe(order.order_code);
    expect(await api.post('/api/payment/orders/again')).toMatchObject({ http: 401 });
  });
});
