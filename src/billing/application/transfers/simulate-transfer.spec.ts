import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { OrderNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
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

  describe('with a delay', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    it('lets every delivery arrive when it is over, and not before', async () => {
      expect((await simulate({ delaySec: 3, repeat: 1 })).outcomes).toEqual([]);
      await jest.advanceTimersByTimeAsync(2_999);
      expect(await billing.isPaid(order)).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(await billing.isPaid(order)).toBe(true);
      const { items } = await billing.transfers.search({ outcome: 'duplicate' }, { page: 1, limit: 10 });
      expect(items).toHaveLength(1);
      expect(billing.queue.pushed).toEqual([]);
    });

    it('queues what cannot be settled then, with the cause', async () => {
      billing.handlerFault = new Error('the handler fails');
      await simulate({ delaySec: 3, repeat: 1 });
      await jest.advanceTimersByTimeAsync(3_000);
      const { items } = await billing.transfers.search({ outcome: 'received' }, { page: 1, limit: 10 });
      const because = billing.handlerFault;
      expect(new Set(billing.queue.pushed)).toEqual(
        new Set(items.map((transfer) => ({ transferId: transfer.toState().id, because }))),
      );
      expect(items).toHaveLength(2);
    });

    it('waits at the end for what is arriving, and lets nothing else arrive', async () => {
      await simulate({ delaySec: 1 });
      await simulate({ delaySec: 2 });
      jest.advanceTimersByTime(1_000);
      await billing.simulateTransfer.onModuleDestroy();
      expect(await billing.isPaid(order)).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
      expect((await billing.transfers.backlog()).unsettled).toBe(1);
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

  it('tells of the exact transfer as of any other, dated when the order was placed', async () => {
    await simulate();
    const { orderCode, amountVnd, accountNo, createdAt } = order.toState();
    expect(await billing.deliveries(`MOCK-${orderCode}`)).toMatchObject([
      {
        channel: 'mock',
        gateway: 'mock',
        notificationId: null,
        transferredAt: createdAt,
        accountNumber: accountNo,
        subAccount: null,
        content: order.memo,
        orderCode,
        direction: 'in',
        amountVnd,
        raw: { simulated: true },
        receivedAt: billing.now,
      },
    ]);
  });

  it('names the order in the memo only when disturbed, as that bank does, each time as other money', async () => {
    const texts = [(await simulate({ bank: 'VietinBank' })).content, (await simulate({})).content];
    expect(texts).toEqual([expect.stringMatching(/^CT DEN:\d{12} SEVQR LOA \d{8}$/), order.memo]);
    const { items } = await billing.transfers.search({}, { page: 1, limit: 10 });
    const stored = items.map((transfer) => transfer.toState());
    const { orderCode, amountVnd } = order.toState();
    for (const transfer of stored) {
      expect(transfer).toMatchObject({ orderCode: null, amountVnd, transferredAt: billing.now });
      expect(transfer.referenceCode).toMatch(new RegExp(`^MOCK-${orderCode}-[0-9a-f-]{36}$`));
    }
    expect(new Set(stored.map(({ referenceCode }) => referenceCode)).size).toBe(2);
  });

  it('knows no order that was not placed', async () => {
    await expect(billing.simulateTransfer.execute('LOA00000000')).rejects.toBeInstanceOf(OrderNotFound);
  });
});
