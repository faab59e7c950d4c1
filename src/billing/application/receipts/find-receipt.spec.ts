import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling, SELLER } from '../../../../test/harness/in-memory/in-memory-billing';
import { ReceiptTerms } from '../../domain/receipts/order-receipt';
import { FindOrder } from '../orders/find-order';
import { FindReceipt } from './find-receipt';

const DETAILS = { name: 'Loan', taxCode: '0101248141', address: 'Hà Nội', email: 'loan@example.com' };

describe('FindReceipt', () => {
  let billing: InMemoryBilling;
  let findReceipt: FindReceipt;
  beforeEach(() => {
    billing = new InMemoryBilling();
    const terms = new ReceiptTerms({ ...SELLER, name: 'SOMEBODY ELSE' }, 10);
    const { orders, receipts, eInvoices, refunds } = billing;
    findReceipt = new FindReceipt(new FindOrder(orders), receipts, eInvoices, refunds, terms);
  });

  async function paidOrder(referenceCode: string) {
    const order = await billing.order();
    await billing.receiveTransfer.execute(exactTransfer(order, { referenceCode }), {});
    return order.toState();
  }

  it('finds the receipt that paying has issued, with what held then', async () => {
    await billing.offerProPlan();
    const { accountId, orderCode } = await paidOrder('FT1');
    await billing.details.save(accountId, DETAILS);
    expect(await findReceipt.execute(accountId, orderCode.toLowerCase())).toMatchObject({
      ...{ orderCode, year: 2026, serial: 1, issuedAt: billing.now, planName: 'Pro', referenceCode: 'FT1' },
      ...{ amountVnd: 299_000, vatRatePercent: null, seller: SELLER },
      buyer: { name: 'Lan', taxCode: null, address: null, email: 'lan@example.com' },
    });
  });

  it('tells what was sent back since, of this order', async () => {
    const { id, accountId, orderCode } = await paidOrder('FT1');
    const other = await paidOrder('FT2');
    expect(await findReceipt.execute(accountId, orderCode)).toMatchObject({ refunds: [] });
    const refund = {
      ...{ orderId: id, number: 1, amountVnd: 1_000, credits: 5, reference: 'FT9', reason: 'đặt nhầm' },
      ...{ refundedBy: 'root@loa-1', refundedAt: billing.now },
    };
    await billing.refunds.add(refund);
    expect(await findReceipt.execute(accountId, orderCode)).toMatchObject({
      refunds: [refund],
      amountVnd: 299_000,
    });
    expect(await findReceipt.execute(other.accountId, other.orderCode)).toMatchObject({ refunds: [] });
  });

  it('names the buyer as the account has said before', async () => {
    const order = await billing.order();
    const { accountId, orderCode } = order.toState();
    await billing.details.save(accountId, DETAILS);
    await billing.receiveTransfer.execute(exactTransfer(order), {});
    expect(await findReceipt.execute(accountId, orderCode)).toMatchObject({
      buyer: DETAILS,
      planName: 'pro',
    });
  });

  it('gives no number away where the payment is undone', async () => {
    const order = await billing.order();
    billing.handlerFault = new Error('the grant failed');
    await billing.receiveTransfer.execute(exactTransfer(order), {}).catch(() => undefined);
    billing.handlerFault = null;
    const { accountId, orderCode } = await paidOrder('FT2');
    expect(await findReceipt.execute(accountId, orderCode)).toMatchObject({ serial: 1 });
  });

  it('names the seller of today where none was kept', async () => {
    const order = await billing.order();
    const { accountId, orderCode } = order.toState();
    const stored = { ...(await receiptOfAnother()), seller: null, orderId: order.toState().id };
    await billing.transaction.run(() => billing.receipts.issue(stored));
    expect(await findReceipt.execute(accountId, orderCode)).toMatchObject({
      seller: { name: 'SOMEBODY ELSE' },
    });
  });

  const receiptOfAnother = async () => {
    const { accountId, orderCode } = await paidOrder('FT3');
    return findReceipt.execute(accountId, orderCode);
  };

  it("refuses an order that is not paid, and another account's", async () => {
    const { accountId, orderCode } = (await billing.order()).toState();
    await expect(findReceipt.execute(accountId, orderCode)).rejects.toMatchObject({ code: 'ORDER_NOT_PAID' });
    const paid = await paidOrder('FT1');
    await expect(findReceipt.execute(accountId, paid.orderCode)).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });
});
