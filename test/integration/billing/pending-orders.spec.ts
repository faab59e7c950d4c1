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
});
