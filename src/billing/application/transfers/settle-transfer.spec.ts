import { randomUUID } from 'node:crypto';
import { exactTransfer, sampleOrder } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { RetriedTransaction } from '../../../../test/harness/in-memory/retried-transaction';
import { OrderPaid } from '../../../shared/events/order-paid';
import { TransferNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

/** Receives a transfer that differs from the exact one, and settles it. @returns what is stored of it */
async function settle(order: Order, changes: Partial<TransferNotice> = {}) {
  const id = await billing.receive(exactTransfer(order, changes));
  const outcome = await billing.settleTransfer.execute(id);
  const stored = await billing.transfer(id);
  expect(stored.outcome).toBe(outcome);
  return stored;
}

describe('SettleTransfer', () => {
  it('pays the order with the exact transfer, and states once that it is paid', async () => {
    const order = await billing.order();
    const transfer = await settle(order);
    const { id, orderCode, accountId, amountVnd, credits, planId, rateLimitPerMinute } = order.toState();
    expect(transfer).toMatchObject({
      outcome: 'credited',
      reason: null,
      orderId: id,
      settledAt: billing.now,
      assignedReason: null,
    });
    expect((await billing.orders.findByCode(orderCode))?.toState()).toMatchObject({
      status: 'PAID',
      paidAt: billing.now,
      paidBy: transfer.id,
    });
    expect(billing.grants(order)).toEqual([
      new OrderPaid(orderCode, accountId, amountVnd, credits, planId, rateLimitPerMinute, null, billing.now),
    ]);
    expect(billing.meter.counted).toEqual([{ outcome: 'credited', reason: '' }]);
  });

  it('credits a late transfer, and the first code that is an order', async () => {
    const order = await billing.order();
    billing.now = new Date(order.toState().expiresAt.getTime() + 86_400_000);
    const content = `LOA00000 LOA 99999999 ${order.memo}`;
    expect((await settle(order, { content })).outcome).toBe('credited');
  });

  it.each<[string, string, Partial<TransferNotice>]>([
    ['ignored', 'out', { direction: 'out' }],
    ['ignored', 'no-code', { content: 'chuyen tien' }],
    ['unmatched', 'nine-digits', { content: 'LOA 123456789' }],
    ['unmatched', 'unknown-order', { content: 'LOA 00000' }],
    ['unmatched', 'other-account', { accountNumber: '999' }],
    ['unmatched', 'wrong-amount', { amountVnd: 298_999 }],
  ])('keeps as %s with the reason %s what cannot pay', async (outcome, reason, changes) => {
    const order = await billing.order();
    expect(await settle(order, changes)).toMatchObject({
      outcome,
      reason,
      orderId: null,
      settledAt: billing.now,
    });
    expect([await billing.isPaid(order), billing.grants(order)]).toEqual([false, []]);
    expect(billing.meter.counted).toEqual([{ outcome, reason }]);
  });

  it('keeps a second transfer for an order that is paid', async () => {
    const order = await billing.order();
    await settle(order);
    expect(await settle(order)).toMatchObject({ outcome: 'unmatched', reason: 'order-already-paid' });
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('knows a repeat of what has paid', async () => {
    const order = await billing.order();
    const { referenceCode } = await settle(order);
    expect(await settle(order, { referenceCode })).toMatchObject({ outcome: 'duplicate', reason: null });
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('keeps other money under a reference that has paid', async () => {
    const [order, other] = [await billing.order(), await billing.order()];
    const { referenceCode } = await settle(order);
    expect(await settle(other, { referenceCode })).toMatchObject({
      outcome: 'unmatched',
      reason: 'reference-reused',
    });
    expect([await billing.isPaid(other), billing.grants(other)]).toEqual([false, []]);
  });

  it('makes what waited of the same money a duplicate once it pays, and leaves other money waiting', async () => {
    const order = sampleOrder(); // not placed yet
    const notice = exactTransfer(order);
    const [waiting, other] = [await settle(order, notice), await settle(order, { ...notice, amountVnd: 1 })];
    expect([waiting.reason, other.reason]).toEqual(['unknown-order', 'unknown-order']);
    await billing.orders.add(order);
    expect((await settle(order, notice)).outcome).toBe('credited');
    expect((await billing.transfer(waiting.id)).outcome).toBe('duplicate');
    expect((await billing.transfer(other.id)).outcome).toBe('unmatched');
  });

  it('leaves a settled transfer as it is, and counts it no second time', async () => {
    const order = await billing.order();
    for (const changes of [{}, { amountVnd: 1 }, { content: 'no code' }]) {
      const { id, outcome } = await settle(order, changes);
      const before = await billing.transfer(id);
      const counted = billing.meter.counted.length;
      billing.now = new Date(billing.now.getTime() + 1_000);
      expect(await billing.settleTransfer.execute(id)).toBe(outcome);
      expect(await billing.transfer(id)).toEqual(before);
      expect(billing.meter.counted).toHaveLength(counted);
    }
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('undoes all of it when a handler of OrderPaid throws, and pays when it is tried again', async () => {
    const order = await billing.order();
    const id = await billing.receive(exactTransfer(order));
    const before = await billing.transfer(id);
    billing.handlerFault = new Error('the handler fails');
    await expect(billing.settleTransfer.execute(id)).rejects.toBe(billing.handlerFault);
    expect(await billing.transfer(id)).toEqual(before);
    expect([await billing.isPaid(order), billing.grants(order)]).toEqual([false, []]);
    expect(billing.meter.counted).toEqual([]);

    billing.handlerFault = null;
    expect(await billing.settleTransfer.execute(id)).toBe('credited');
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('grants and counts once when the database has the transaction run again', async () => {
    billing = new InMemoryBilling(new RetriedTransaction());
    const order = await billing.order();
    expect(await settle(order)).toMatchObject({ outcome: 'credited', orderId: order.toState().id });
    expect(await settle(order)).toMatchObject({ outcome: 'unmatched' });
    expect(billing.grants(order)).toHaveLength(1);
    expect(billing.meter.counted).toEqual([
      { outcome: 'credited', reason: '' },
      { outcome: 'unmatched', reason: 'order-already-paid' },
    ]);
  });

  it('knows no transfer that was not received', async () => {
    await expect(billing.settleTransfer.execute(randomUUID())).rejects.toBeInstanceOf(TransferNotFound);
  });
});
