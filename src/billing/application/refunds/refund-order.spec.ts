import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import {
  CreditsNotLeft,
  OrderAlreadyRefunded,
  OrderNotFound,
  OrderNotPaid,
  RefundReferenceUsed,
} from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import type { RefundDecision } from '../../domain/refunds/order-refund';

const decision: RefundDecision = {
  amountVnd: null,
  credits: 0,
  reference: 'FT9',
  reason: 'đặt nhầm',
  by: 'root@loa-1',
};
let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

/** An order that was paid, and whose account has this many credits left. */
async function paidOrder(left: number): Promise<Order> {
  const order = await billing.order();
  await billing.ledger.openAccount(order.toState().accountId, left);
  await billing.settleTransfer.execute(await billing.receive(exactTransfer(order)));
  return order;
}

const refund = (order: Order, changes: Partial<RefundDecision> = {}, operatorId: string | null = null) =>
  billing.refundOrder.execute(order.toState().orderCode, { ...decision, ...changes }, operatorId);
const refundsOf = (order: Order) => billing.refunds.findByOrders([order.toState().id]);
const available = (order: Order) => billing.ledger.balanceOf(order.toState().accountId).available;

describe('RefundOrder', () => {
  it('notes what was sent back, and takes credits back by an entry that says why', async () => {
    const order = await paidOrder(500);
    const { id: orderId, orderCode, accountId, amountVnd } = order.toState();
    const answered = await billing.refundOrder.execute(
      orderCode.toLowerCase(),
      { ...decision, credits: 300 },
      'admin-1',
    );
    expect(answered.toState()).toMatchObject({ id: orderId, status: 'PAID' });
    expect(await refundsOf(order)).toEqual([
      {
        orderId,
        number: 1,
        amountVnd,
        credits: 300,
        reference: 'FT9',
        reason: 'đặt nhầm',
        refundedBy: 'root@loa-1',
        refundedAt: billing.now,
      },
    ]);
    expect(available(order)).toBe(200);
    const [entry] = (await billing.ledger.entries(accountId, { page: 1, limit: 1 })).items;
    expect(entry).toMatchObject({
      type: 'refund',
      credits: -300,
      sourceId: orderCode,
      reason: 'đặt nhầm',
      operatorId: 'admin-1',
    });
  });

  it('tells the owner, but neither why nor by whom', async () => {
    const order = await paidOrder(500);
    const { orderCode, accountId, amountVnd } = order.toState();
    await refund(order, { credits: 300 });
    expect(billing.notices).toEqual([
      {
        to: { accountId, email: 'lan@example.com', language: 'vi' },
        notice: { kind: 'order-refunded', orderCode, amountVnd, credits: 300, reference: 'FT9' },
        occurredAt: billing.now,
      },
    ]);
  });

  it('takes none back where the operator says so', async () => {
    const order = await paidOrder(0);
    await refund(order, { amountVnd: 1_000 });
    expect(await refundsOf(order)).toMatchObject([{ amountVnd: 1_000, credits: 0 }]);
    expect((await billing.ledger.entries(order.toState().accountId, { page: 1, limit: 1 })).total).toBe(0);
  });

  it('refuses to take back more than is left, and notes nothing then', async () => {
    const order = await paidOrder(299);
    const refused = refund(order, { credits: 300 });
    await expect(refused).rejects.toBeInstanceOf(CreditsNotLeft);
    await expect(refused).rejects.toMatchObject({ faults: [{ field: 'credits', code: 'CREDITS_NOT_LEFT' }] });
    await expect(refused).rejects.toThrow('299 available');
    expect([await refundsOf(order), available(order)]).toEqual([[], 299]);
    await refund(order, { credits: 299 }); // its reference is free again
    expect(available(order)).toBe(0);
  });

  it('notes nothing where the ledger fails, whose failure is not taken for a lack of credits', async () => {
    const order = await paidOrder(500);
    jest.spyOn(billing.ledger, 'grant').mockRejectedValueOnce(new Error('connection lost'));
    await expect(refund(order, { credits: 300 })).rejects.toThrow('connection lost');
    expect([await refundsOf(order), available(order)]).toEqual([[], 500]);
  });

  it('refunds an order in parts, each with an entry of its own, until all is sent back', async () => {
    const order = await paidOrder(500);
    const { orderCode, accountId, amountVnd } = order.toState();
    await refund(order, { amountVnd: 1, credits: 300 });
    await refund(order, { reference: 'FT10', credits: 50 });
    expect(await refundsOf(order)).toMatchObject([
      { number: 1, amountVnd: 1, credits: 300, reference: 'FT9' },
      { number: 2, amountVnd: amountVnd - 1, credits: 50, reference: 'FT10' },
    ]);
    const { items } = await billing.ledger.entries(accountId, { page: 1, limit: 2 });
    expect(items.map(({ credits, sourceId }) => [credits, sourceId])).toEqual([
      [-50, `${orderCode}:2`],
      [-300, orderCode],
    ]);
    const again = refund(order, { reference: 'FT11', credits: 1 });
    await expect(again).rejects.toThrow(new OrderAlreadyRefunded(orderCode));
    expect(available(order)).toBe(150);
  });

  it('refuses the bank reference of another refund, of an order or of waiting money', async () => {
    await refund(await paidOrder(0));
    const other = await paidOrder(0);
    const refused = refund(other, { reference: 'ft 9' });
    await expect(refused).rejects.toBeInstanceOf(RefundReferenceUsed);
    await expect(refused).rejects.toMatchObject({ faults: [{ field: 'refund_reference' }] });
    const waiting = await billing.receive(exactTransfer(await billing.order(), { amountVnd: 1 }));
    await billing.settleTransfer.execute(waiting);
    const closure = { as: 'refunded', reason: 'x', by: 'root@loa-1' } as const;
    const close = (refundReference: string) =>
      billing.closeTransfer.execute(waiting, { ...closure, refundReference });
    await expect(close('FT9')).rejects.toBeInstanceOf(RefundReferenceUsed);
    await close('FT10');
    await expect(refund(other, { reference: 'FT10' })).rejects.toBeInstanceOf(RefundReferenceUsed);
    await billing.closeTransfer.reopen(waiting);
    await refund(other, { reference: 'FT10' });
    expect(await refundsOf(other)).toMatchObject([{ reference: 'FT10' }]);
  });

  it('knows paid orders only', async () => {
    await expect(refund(await billing.order())).rejects.toBeInstanceOf(OrderNotPaid);
    await expect(billing.refundOrder.execute('LOA1', decision, null)).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('refuses what the receipt does not allow', async () => {
    const order = await paidOrder(5_000_000);
    const { amountVnd, credits } = order.toState();
    const refused = refund(order, { amountVnd: amountVnd + 1, credits: credits + 1, reason: ' ' });
    await expect(refused).rejects.toMatchObject({
      faults: [{ field: 'amount' }, { field: 'credits' }, { field: 'reason' }],
    });
  });
});
