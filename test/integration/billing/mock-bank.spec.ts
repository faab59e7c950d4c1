import { BANK_PROFILES } from '../../../src/billing/domain/transfers/bank-texts';
import { eventually } from '../../harness/eventually';
import { type PaymentApi, startPaymentApi } from '../../harness/payment-api';

let api: PaymentApi;
let customer: { authorization: string };
beforeAll(async () => {
  api = await startPaymentApi();
  customer = await api.newCustomer();
});
afterAll(() => api.close());

const place = async () => {
  const { body } = await api.post('/api/payment/orders', {
    body: { plan_id: 'starter', billing_cycle: 'monthly' },
    headers: customer,
  });
  return body.result.order;
};
const pay = (body: object) => api.post('/api/payment/mock-pay', { body });
const available = async () =>
  (await api.get('/api/payment/orders?limit=100', { headers: customer })).body.result.items.filter(
    ({ status }) => status === 'PAID',
  ).length;

describe('mock-pay as a bank would', () => {
  it.each(BANK_PROFILES)('pays the order with the text of %s', async (bank) => {
    const order = await place();
    const { http, body } = await pay({ order_code: order.order_code, bank });
    expect([http, body.result.outcomes, body.result.order.status]).toEqual([200, ['credited'], 'PAID']);
    expect(body.result.content).toContain(order.memo);
    expect(body.result.content).not.toBe(order.memo);
    expect(body.result.message).toBe(`Order ${order.order_code} is paid.`);
  });

  it('repeats the notification, and another call is another transfer', async () => {
    const order = await place();
    const paid = await available();
    const first = await pay({ order_code: order.order_code, repeat: 2 });
    expect(first.body.result.outcomes).toEqual(['credited', 'duplicate', 'duplicate']);
    const second = await pay({ order_code: order.order_code, repeat: 0 });
    expect(second.body.result.outcomes).toEqual(['unmatched']);
    expect(second.body.result.message).toContain('unmatched: order-already-paid');
    expect(await available()).toBe(paid + 1);
  });

  it('says that a wrong amount has not paid, and the exact one still does', async () => {
    const order = await place();
    const wrong = await pay({ order_code: order.order_code, amount: order.amount - 1, bank: 'MoMo' });
    expect(wrong.http).toBe(200);
    expect(wrong.body.result.outcomes).toEqual(['unmatched']);
    expect(wrong.body.result.message).toBe(
      `Order ${order.order_code} is not paid; the transfer is unmatched: wrong-amount.`,
    );
    expect(wrong.body.result.order.status).toBe('PENDING');
    const exact = await pay({ order_code: order.order_code });
    expect(exact.body.result.order.status).toBe('PAID');
    expect(Object.keys(exact.body.result).sort()).toEqual(['message', 'order']);
  });

  it('lets the transfer arrive later', async () => {
    const order = await place();
    const status = async () =>
      (await api.get(`/api/payment/check-status/${order.order_code}`)).body.result.status;
    const { body } = await pay({ order_code: order.order_code, delay_sec: 3, bank: 'ACB', repeat: 1 });
    expect(body.result.order.status).toBe('PENDING');
    expect(body.result.outcomes).toEqual([]);
    expect(body.result.message).toContain('arrives in 3 s');
    expect(await status()).toBe('PENDING');
    await eventually(async () => (await status()) === 'PAID');
  });

  it.each<[string, object]>([
    ['bank', { bank: 'Techcombank' }],
    ['bank', { bank: 'toString' }],
    ['bank', { bank: ['VCB'] }],
    ['amount', { amount: 0 }],
    ['amount', { amount: '99000' }],
    ['amount', { amount: 1e11 }],
    ['repeat', { repeat: 11 }],
    ['repeat', { repeat: -1 }],
    ['delay_sec', { delay_sec: 61 }],
    ['delay_sec', { delay_sec: 0.5 }],
    ['tip', { tip: 1 }],
  ])('refuses a bad %s: %j', async (field, changes) => {
    const order = await place();
    const { http, body } = await pay({ order_code: order.order_code, ...changes });
    expect([http, body.errors.map((fault) => fault.field)]).toEqual([400, [field]]);
  });
});
