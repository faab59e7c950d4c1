import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { exactTransfer } from '../../../../test/harness/billing-samples';
import { ReceiptTerms } from '../../domain/receipts/order-receipt';
import type { EInvoiceProgress } from '../../domain/e-invoices/e-invoice';
import { EInvoiceProvider } from './e-invoice-provider';
import type { CompleteReceipt } from '../receipts/find-receipt';
import { FindOrder } from '../orders/find-order';
import { FindReceipt } from '../receipts/find-receipt';
import { SendDueEInvoices } from './send-due-e-invoices';

/** Answers as a test decides; keeps what it was asked. */
class FakeProvider extends EInvoiceProvider {
  readonly asked: (string | null)[] = [];
  answer: (receipt: CompleteReceipt) => Promise<EInvoiceProgress> = () =>
    Promise.resolve({ number: 'C26TSE-1' });

  issue(receipt: CompleteReceipt, ticket: string | null): Promise<EInvoiceProgress> {
    this.asked.push(ticket);
    return this.answer(receipt);
  }
}

describe('SendDueEInvoices', () => {
  let billing: InMemoryBilling;
  let provider: FakeProvider;
  let send: SendDueEInvoices;
  beforeEach(() => {
    billing = new InMemoryBilling(undefined, true);
    provider = new FakeProvider();
    const clock = { now: () => billing.now };
    const { orders, receipts, eInvoices, refunds } = billing;
    const terms = new ReceiptTerms({ name: 'LOA', taxCode: null, address: null }, null);
    send = new SendDueEInvoices(
      eInvoices,
      new FindReceipt(new FindOrder(orders), receipts, eInvoices, refunds, terms),
      provider,
      clock,
    );
  });

  async function paidOrder(): Promise<string> {
    const order = await billing.order();
    await billing.receiveTransfer.execute(exactTransfer(order), {});
    return order.toState().id;
  }
  const passSec = (seconds: number) => (billing.now = new Date(billing.now.getTime() + seconds * 1000));

  it('has the invoice of each paid order issued once', async () => {
    const orderId = await paidOrder();
    await billing.order();
    expect(await send.execute()).toEqual([]);
    passSec(1_000_000);
    await send.execute();
    expect(provider.asked).toEqual([null]);
    expect(await billing.eInvoices.findByOrder(orderId)).toMatchObject({ number: 'C26TSE-1' });
  });

  it('asks again with its ticket while the provider is at work', async () => {
    const orderId = await paidOrder();
    provider.answer = () => Promise.resolve({ ticket: 't1' });
    await send.execute();
    await send.execute();
    expect(provider.asked).toEqual([null]);
    provider.answer = () => Promise.resolve({ number: 'C26TSE-2' });
    passSec(5);
    await send.execute();
    expect(provider.asked).toEqual([null, 't1']);
    expect(await billing.eInvoices.findByOrder(orderId)).toMatchObject({ number: 'C26TSE-2' });
  });

  it('notes why an attempt failed, goes on with the others, and tries again when it is due', async () => {
    const failing = await paidOrder();
    passSec(1);
    const sound = await paidOrder();
    const fault = new Error('QUOTA_EXCEEDED');
    provider.answer = ({ orderId }) =>
      orderId === failing ? Promise.reject(fault) : Promise.resolve({ number: 'C26TSE-3' });
    const nextAttemptAt = new Date(billing.now.getTime() + 60_000);
    expect(await send.execute()).toEqual([{ receiptNumber: '2026-000001', error: fault, nextAttemptAt }]);
    expect(await billing.eInvoices.findByOrder(failing)).toMatchObject({
      failures: 1,
      error: 'QUOTA_EXCEEDED',
    });
    expect(await billing.eInvoices.findByOrder(sound)).toMatchObject({ number: 'C26TSE-3' });
    passSec(60);
    await send.execute();
    expect(provider.asked).toHaveLength(3);
  });

  it('leaves what a process did not finish to others, when its claim has run out', async () => {
    await paidOrder();
    jest.spyOn(billing.eInvoices, 'save').mockRejectedValueOnce(new Error('no database'));
    provider.answer = () => Promise.resolve({ ticket: 'lost' });
    await expect(send.execute()).rejects.toThrow('no database');
    await send.execute();
    expect(provider.asked).toEqual([null]);
    passSec(300);
    await send.execute();
    expect(provider.asked).toEqual([null, null]);
  });

  it('begins nothing more when it is stopped', async () => {
    await paidOrder();
    send.stop();
    await send.execute();
    expect(provider.asked).toEqual([]);
  });

  it('has nothing to do where e-invoices are off', async () => {
    billing = new InMemoryBilling();
    await paidOrder();
    expect(await billing.eInvoices.listOpen(9)).toEqual([]);
  });
});
