import { FindReceipt } from '../../../src/billing/application/receipts/find-receipt';
import { EInvoicesRepository } from '../../../src/billing/application/e-invoices/e-invoices.repository';
import { RetryEInvoice } from '../../../src/billing/application/e-invoices/retry-e-invoice';
import { SendDueEInvoices } from '../../../src/billing/application/e-invoices/send-due-e-invoices';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import type { Order } from '../../../src/billing/domain/orders/order';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';
import { eventually } from '../../harness/eventually';
import { SepayEInvoices } from '../../harness/servers/sepay-e-invoices';

let sepay: SepayEInvoices;
let bench: BillingBench;
beforeAll(async () => {
  sepay = await SepayEInvoices.start('client:secret');
  bench = await BillingBench.start({
    SEPAY_EINVOICE_URL: sepay.url,
    SEPAY_EINVOICE_CLIENT_ID: 'client',
    SEPAY_EINVOICE_CLIENT_SECRET: 'secret',
    SEPAY_EINVOICE_ACCOUNT_ID: '0aea3134',
    SEPAY_EINVOICE_TEMPLATE: '1',
    SEPAY_EINVOICE_SERIES: 'C26TSE',
    VAT_RATE_PERCENT: '8',
  });
});
afterAll(async () => {
  await bench.close();
  await sepay.stop();
});

async function paidOrder(): Promise<Order> {
  const order = await bench.placeOrder();
  await bench.deliver(exactTransfer(order));
  return order;
}

/** Sends what is due, as the schedule does besides, until something has come of it. */
const until = (condition: () => Promise<boolean> | boolean) =>
  eventually(async () => {
    await bench.get(SendDueEInvoices).execute();
    return condition();
  });

async function numberOf(order: Order): Promise<string | null> {
  const { accountId, orderCode } = order.toState();
  return (await bench.get(FindReceipt).execute(accountId, orderCode)).eInvoiceNumber;
}

it('an order that is paid has one e-invoice issued, whose number its receipt shows', async () => {
  const order = await paidOrder();
  const { id } = order.toState();
  expect(await numberOf(order)).toBeNull();
  await until(() => sepay.invoices.has(id));
  sepay.finish(id);
  await bench.deliver(exactTransfer(order)); // the same money once more
  await until(async () => {
    bench.moveOn(5);
    return (await numberOf(order)) === 'C26TSE-589';
  });
  expect(sepay.invoices.get(id)?.form).toMatchObject({ total_amount: order.toState().amountVnd });
  expect(sepay.calls.filter((call) => call === 'POST /v1/invoices/create')).toHaveLength(1);
});

it('an order that simulated money pays has none', async () => {
  const order = await bench.placeOrder();
  await bench.get(SimulateTransfer).execute(order.toState().orderCode);
  expect(await numberOf(order)).toBeNull();
  expect(await bench.get(EInvoicesRepository).findByOrder(order.toState().id)).toBeNull();
});

it('money that pays nothing has none', async () => {
  const unpaid = await bench.placeOrder();
  const { id, amountVnd } = unpaid.toState();
  await bench.deliver(exactTransfer(unpaid, { amountVnd: amountVnd - 1 }));
  expect(await bench.get(EInvoicesRepository).findByOrder(id)).toBeNull();
  await expect(bench.get(RetryEInvoice).execute(unpaid.toState().orderCode)).rejects.toMatchObject({
    faults: [{ field: 'order' }],
  });
});

it('one that was given up is attempted again when an operator says so', async () => {
  const order = await paidOrder();
  const { id, orderCode } = order.toState();
  const invoices = bench.get(EInvoicesRepository);
  await until(async () => Boolean((await invoices.findByOrder(id))?.ticket));
  sepay.finish(id);
  const waiting = await invoices.findByOrder(id);
  await invoices.save({ ...waiting!, ticket: null, failures: 10, error: 'no quota', nextAttemptAt: null });
  expect(await invoices.listOpen(9)).toMatchObject([{ orderId: id, error: 'no quota' }]);
  await bench.get(RetryEInvoice).execute(orderCode);
  await until(async () => (await numberOf(order)) === 'C26TSE-589');
  expect(await invoices.listOpen(9)).toEqual([]);
});
