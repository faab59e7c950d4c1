import { randomUUID } from 'node:crypto';
import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { RetriedTransaction } from '../../../../test/harness/in-memory/retried-transaction';
import type { Order } from '../../domain/orders/order';
import type { Assignment } from '../../domain/transfers/transfer';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

async function deliver(order: Order, changes: Partial<TransferNotice> = {}): Promise<string> {
  const id = await billing.receive(exactTransfer(order, changes));
  await billing.settleTransfer.execute(id);
  return id;
}

const assign = (id: string, orderCode: string, changes: Partial<Assignment> = {}) =>
  billing.assignTransfer.execute(id, orderCode, {
    reason: 'asked by phone',
    by: 'root@loa-1',
    acceptedVnd: null,
    ...changes,
  });

const codeOf = (order: Order) => order.toState().orderCode;

describe('AssignTransfer', () => {
  it('pays the order, whatever the amount, and keeps the reason and the operator', async () => {
    const order = await billing.order();
    const id = await deliver(order, { amountVnd: 1_000 });
    billing.now = new Date(billing.now.getTime() + 3_600_000);
    const paid = await assign(id, codeOf(order).toLowerCase(), { by: 'admin-1', acceptedVnd: 1_000 });
    expect(paid.toState()).toMatchObject({ status: 'PAID', paidBy: id, paidAt: billing.now });
    expect(await billing.transfer(id)).toMatchObject({
      outcome: 'credited',
      reason: null,
      orderId: order.toState().id,
      assignedReason: 'asked by phone',
      assignedBy: 'admin-1',
      settledAt: billing.now,
    });
    expect(await billing.isPaid(order)).toBe(true);
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('leaves nothing waiting of the money that it assigns', async () => {
    const order = await billing.order();
    const notice = exactTransfer(order, { amountVnd: 1_000 });
    const deliveries = [await deliver(order, notice), await deliver(order, notice)];
    expect((await billing.transfer(deliveries[1]!)).outcome).toBe('duplicate');
    await assign(deliveries[1]!, codeOf(order), { acceptedVnd: 1_000 });
    const outcomes = await Promise.all(deliveries.map(async (id) => (await billing.transfer(id)).outcome));
    expect(outcomes).toEqual(['duplicate', 'credited']);
  });

  it('credits other money under a reference that a bank used twice', async () => {
    const [first, second] = [await billing.order(), await billing.order()];
    const { referenceCode } = await billing.transfer(await deliver(first));
    const reused = await deliver(second, { referenceCode, notificationId: 987_654 });
    await assign(reused, codeOf(second));
    expect([billing.grants(first).length, billing.grants(second).length]).toEqual([1, 1]);
  });

  it('refuses money that has paid, paid and unknown orders, money out, no reason and no transfer', async () => {
    const [paid, open] = [await billing.order(), await billing.order()];
    const credited = await deliver(paid);
    const { referenceCode } = await billing.transfer(credited);
    const repeat = await deliver(paid, { referenceCode });
    const outgoing = await deliver(open, { direction: 'out' });
    const free = await deliver(open, { content: 'no code' });
    await expect(assign(credited, codeOf(open))).rejects.toThrow('has paid an order already');
    await expect(assign(repeat, codeOf(open))).rejects.toThrow('has paid an order already');
    await expect(assign(free, codeOf(paid))).rejects.toThrow('is paid already');
    await expect(assign(free, 'LOA00000000')).rejects.toThrow('no such order');
    await expect(assign(free, codeOf(open), { reason: ' ' })).rejects.toMatchObject({
      faults: [{ field: 'reason', code: 'REQUIRED' }],
    });
    await expect(assign(randomUUID(), codeOf(open))).rejects.toThrow('no such transfer');
    for (const orderCode of [codeOf(open), 'LOA00000000']) {
      await expect(assign(outgoing, orderCode)).rejects.toThrow('went out');
    }
    expect([await billing.isPaid(open), billing.grants(open)]).toEqual([false, []]);
    expect((await billing.transfer(free)).outcome).toBe('ignored');
  });

  it('undoes all of it when a handler of OrderPaid throws', async () => {
    const order = await billing.order();
    const id = await deliver(order, { amountVnd: 1_000 });
    const before = await billing.transfer(id);
    billing.handlerFault = new Error('the handler fails');
    const accepted = { acceptedVnd: 1_000 };
    await expect(assign(id, codeOf(order), accepted)).rejects.toBe(billing.handlerFault);
    expect(await billing.transfer(id)).toEqual(before);
    expect([await billing.isPaid(order), billing.grants(order)]).toEqual([false, []]);
  });

  it('grants once when the database has the transaction run again', async () => {
    billing = new InMemoryBilling(new RetriedTransaction());
    const order = await billing.order();
    const id = await deliver(order, { amountVnd: 1_000 });
    expect((await assign(id, codeOf(order), { acceptedVnd: 1_000 })).isPaid).toBe(true);
    expect(billing.grants(order)).toHaveLength(1);
  });
});
