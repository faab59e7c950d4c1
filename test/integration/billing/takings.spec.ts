import { randomUUID } from 'node:crypto';
import { Browser } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { OperatorDesk } from '../../harness/operator-desk';

const PRICE = 99_000;
const CREDITS = 500_000;
const DAY_SEC = 86_400;
const NOTHING = { orders: 0, amount: 0, credits: 0 };

/** A period with these sales and refunds. */
const period = (sold: typeof NOTHING, refunded: typeof NOTHING) => ({
  ...sold,
  refunded,
  net_amount: sold.amount - refunded.amount,
});
const sales = (orders: number) => ({ orders, amount: orders * PRICE, credits: orders * CREDITS });

describe('the money that came in lately', () => {
  let desk: OperatorDesk;
  let customer: Browser;
  beforeAll(async () => {
    desk = await OperatorDesk.open();
    customer = new Browser(desk.api, '198.51.100.1');
    await customer.register(`${randomUUID()}@example.com`);
  }, BUILD_LIMIT_MS);
  afterAll(() => desk.close());

  async function order(): Promise<{ readonly order_code: string; readonly memo: string }> {
    const body = { plan_id: 'starter', billing_cycle: 'monthly' };
    return (await customer.post('/api/payment/orders', body)).body.result.order;
  }

  async function paidOrder(): Promise<string> {
    const { order_code, memo } = await order();
    await desk.receive({ content: memo, transferAmount: PRICE });
    return order_code;
  }

  async function refund(orderCode: string, decision: { amount?: number; credits: number }): Promise<void> {
    const body = { ...decision, refund_reference: randomUUID(), reason: 'đặt nhầm' };
    const { http } = await desk.operator.post(`/api/v1/admin/orders/${orderCode}/refund`, body);
    expect(http).toBe(200);
  }

  async function takings() {
    const { today, last_7_days, last_30_days } = (await desk.operator.get('/api/v1/admin/takings')).body
      .result;
    return { today, last_7_days, last_30_days };
  }

  it('is told with what of it was sent back, on the day of either, and what is left', async () => {
    const none = period(NOTHING, NOTHING);
    expect(await takings()).toEqual({ today: none, last_7_days: none, last_30_days: none });

    const [one, other] = [await paidOrder(), await paidOrder()];
    await refund(one, { amount: 30_000, credits: 7 });
    await refund(one, { amount: 10_000, credits: 0 });
    const first = period(sales(2), { orders: 1, amount: 40_000, credits: 7 });
    expect(first.net_amount).toBe(158_000);
    expect(await takings()).toEqual({ today: first, last_7_days: first, last_30_days: first });

    desk.api.clock.moveOn(8 * DAY_SEC);
    expect(await takings()).toEqual({ today: none, last_7_days: none, last_30_days: first });

    await refund(other, { credits: CREDITS });
    const second = period(NOTHING, { orders: 1, amount: PRICE, credits: CREDITS });
    const both = period(sales(2), { orders: 2, amount: 40_000 + PRICE, credits: 7 + CREDITS });
    expect(second.net_amount).toBe(-PRICE);
    expect(await takings()).toEqual({ today: second, last_7_days: second, last_30_days: both });
  });

  it('has nothing of simulated payments, nor of money that paid no order', async () => {
    const before = await takings();
    const { order_code } = await order();
    await customer.post('/api/payment/mock-pay', { order_code });
    await refund(order_code, { credits: 0 });
    const id = await desk.waitingTransfer(198_000);
    const closure = { as: 'refunded', reason: 'chuyển nhầm', refund_reference: randomUUID() };
    expect((await desk.operator.post(`/api/v1/admin/transfers/${id}/close`, closure)).http).toBe(200);
    expect(await takings()).toEqual(before);
  });
});
