import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling, SELLER } from '../../../../test/harness/in-memory/in-memory-billing';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { Order } from '../../domain/orders/order';
import { ReceiptTerms } from '../../domain/receipts/order-receipt';
import { ListSales } from './list-sales';

describe('ListSales', () => {
  let billing: InMemoryBilling;
  let sales: ListSales;
  beforeEach(() => {
    billing = new InMemoryBilling();
    sales = new ListSales(billing.receipts, billing.refunds, new ReceiptTerms(SELLER, null));
  });

  async function sell(): Promise<Order> {
    billing.now = new Date(billing.now.getTime() + 1_000);
    const order = await billing.order();
    await billing.ledger.openAccount(order.toState().accountId, 10);
    await billing.settleTransfer.execute(await billing.receive(exactTransfer(order)));
    return order;
  }

  async function sold(from: string, to: string) {
    const found: unknown[] = [];
    for await (const entry of sales.execute(from, to))
      found.push([entry.kind, entry.receipt.orderId, 'refund' in entry ? entry.refund.reference : null]);
    return found;
  }

  it('lists sales, then what was sent back, each on the day in Vietnam on which it was', async () => {
    const [first, second] = [await sell(), await sell()].map((order) => order.toState());
    billing.now = new Date('2026-11-21T17:00:00.000Z'); // midnight in Vietnam
    const decision = { amountVnd: null, credits: 0, reference: 'FT9', reason: 'đặt nhầm', by: 'lan' };
    await billing.refundOrder.execute(first!.orderCode, decision, null);
    const sale = (order: typeof first) => ['sale', order!.id, null];
    const refund = ['refund', first!.id, 'FT9'];
    expect(await sold('2026-11-20', '2026-11-22')).toEqual([sale(first), sale(second), refund]);
    expect(await sold('2026-11-20', '2026-11-21')).toEqual([sale(first), sale(second)]);
    expect(await sold('2026-11-22', '2026-11-22')).toEqual([refund]);
  });

  it('leaves out money that paid no order, though it went back', async () => {
    const order = await billing.order();
    const id = await billing.receive(exactTransfer(order, { amountVnd: 5 }));
    await billing.settleTransfer.execute(id);
    await billing.closeTransfer.execute(id, {
      ...{ as: 'refunded', reason: 'sent back', refundReference: 'FT1', by: 'lan' },
    });
    expect(await sold('2026-11-20', '2026-11-20')).toEqual([]);
  });

  it('names the seller of today where a receipt was issued without one', async () => {
    const { id } = (await sell()).toState();
    const receipt = (await billing.receipts.findByOrder(id))!;
    const others = { name: 'Other', taxCode: null, address: null };
    jest.spyOn(billing.receipts, 'listIssued').mockImplementation(async function* () {
      yield { ...receipt, seller: await Promise.resolve(null) };
      yield { ...receipt, seller: others };
    });
    const sellers: unknown[] = [];
    for await (const entry of sales.execute('2026-11-20', '2026-11-20')) sellers.push(entry.receipt.seller);
    expect(sellers).toEqual([SELLER, others]);
  });

  it('will not leave out a refund without a receipt in silence', async () => {
    const order = await sell();
    const decision = { amountVnd: null, credits: 0, reference: 'FT9', reason: 'đặt nhầm', by: 'lan' };
    await billing.refundOrder.execute(order.toState().orderCode, decision, null);
    jest.spyOn(billing.receipts, 'findByOrders').mockResolvedValue([]);
    await expect(sold('2026-11-20', '2026-11-20')).rejects.toThrow(order.toState().id);
  });

  it('refuses what is no period', () => {
    expect(() => sales.execute('2026-11-31', '2026-11-30')).toThrow(InvalidParameters);
  });
});
