import { exactTransfer } from '../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../test/harness/in-memory/in-memory-billing';
import { OrderNotFound } from '../domain/billing.errors';
import type { Order } from '../domain/order';
import type { Disturbance } from './simulate-transfer';

let billing: InMemoryBilling;
let order: Order;
beforeEach(async () => {
  billing = new InMemoryBilling();
  order = await billing.order();
});
afterEach(() => billing.simulateTransfer.onModuleDestroy());

const simulate = (disturbance?: Disturbance) =>
  billing.simulateTransfer.execute(order.toState().orderCode, disturbance);

describe('SimulateTransfer', () => {
  it('pays the order once, and answers the same again', async () => {
    const once = await simulate();
    expect(once).toMatchObject({ content: order.memo, outcomes: ['credited'], reason: null });
    expect(once.order.isPaid).toBe(true);
    const twice = await simulate();
    expect(twice.order.toState()).toEqual(once.order.toState());
    expect(twice.outcomes).toEqual([]);
    expect(billing.grants(order)).toHaveLength(1);
    expect(await billing.deliveries(`MOCK-${order.toState().orderCode}`)).toHaveLength(1);
  });

  it('sends nothing to an order that real money has paid', async () => {
    await billing.receiveTransfer.execute(exactTransfer(order), {});
    expect((await simulate()).outcomes).toEqual([]);
    expect(await billing.deliveries(`MOCK-${order.toState().orderCode}`)).toEqual([]);
  });

  it('repeats the notification', async () => {
    const { outcomes, reason, content } = await simulate({ repeat: 2, bank: 'MoMo' });
    expect([outcomes, reason]).toEqual([['credited', 'duplicate', 'duplicate'], null]);
    expect(content).toContain(order.memo);
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('tells why a wrong amount, or a second transfer, has not paid', async () => {
    const wrong = await simulate({ amountVnd: 5, repeat: 1 });
    expect(wrong).toMatchObject({ outcomes: ['unmatched', 'duplicate'], reason: 'wrong-amount' });
    expect(wrong.order.isPaid).toBe(false);
    expect((await simulate()).order.isPaid).toBe(true);
    expect(await simulate({ repeat: 0 })).toMatchObject({
      outcomes: ['unmatched'],
      reason: 'order-already-paid',
    });
  });

  it('keeps a transfer that is on its way, for the sweep of another start', async () => {
    expect(await simulate({ delaySec: 60 })).toMatchObject({ outcomes: [], reason: null });
    await billing.simulateTransfer.onModuleDestroy();
    billing.now = new Date(billing.now.getTime() + 60_000);
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 0, failures: [] });
    billing.now = new Date(billing.now.getTime() + 6_000);
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 1, failures: [] });
    expect(await billing.isPaid(order)).toBe(true);
  });

  it('knows no order that was not placed', async () => {
    await expect(billing.simulateTransfer.execute('LOA00000000')).rejects.toBeInstanceOf(OrderNotFound);
  });
});
