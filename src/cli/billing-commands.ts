import {
  EInvoicesRepository,
  FindReceipt,
  ListSales,
  presentEntry,
  receiptNumber,
  RefundOrder,
  RetryEInvoice,
  salesCsv,
} from '../billing';
import { commandUser } from '../platform/process/command-user';
import { perform } from './act';
import { type Command, ifGiven, required, UsageError, wholeNumber } from './command';

const refundOrder: Command = {
  usage: 'orders:refund --order CODE --credits N --refund-reference REFERENCE --reason TEXT [--amount VND]',
  about:
    'notes that money of a paid order was sent back, all that was not before unless --amount says how much, and takes so ' +
    'many of the credits back that it has granted; the bank sends the money. It cannot be undone',
  options: {
    order: { type: 'string' },
    credits: { type: 'string' },
    'refund-reference': { type: 'string' },
    reason: { type: 'string' },
    amount: { type: 'string' },
  },
  async run({ app, options, remark }) {
    const [orderCode, reason] = [required(options, 'order').toUpperCase(), required(options, 'reason')];
    const reference = required(options, 'refund-reference');
    const credits = wholeNumber(options, 'credits', 0);
    const amountVnd = ifGiven(options, 'amount', wholeNumber);
    const details = { amount: amountVnd, credits, refund_reference: reference, reason };
    const decision = { amountVnd, credits, reference, reason, by: commandUser() };
    await perform({ app }, { act: 'order.refund', kind: 'order', details }, orderCode, () =>
      app.get(RefundOrder).execute(orderCode, decision, null),
    );
    remark(`The refund of ${orderCode} is noted; ${credits} credits were taken back.`);
  },
};

const exportSales: Command = {
  usage: 'sales:export --from DAY --to DAY [--format csv|json]',
  about:
    'prints what an invoice needs of the orders that were paid from one day to another (2026-11-30, in Vietnam), and of the ' +
    'refunds of paid orders that were noted then; as JSON one object a line',
  options: { from: { type: 'string' }, to: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  async run({ app, options, print }) {
    const format = required(options, 'format');
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json.');
    const sales = app.get(ListSales).execute(required(options, 'from'), required(options, 'to'));
    if (format === 'csv') for await (const line of salesCsv(sales)) print(line.slice(0, -'\r\n'.length));
    else for await (const entry of sales) print(JSON.stringify(presentEntry(entry)));
  },
};

const MOST_OPEN = 1_000;

const listOpenEInvoices: Command = {
  usage: 'e-invoices:open',
  about: `prints the e-invoices that are not issued, at most ${MOST_OPEN}, oldest first, one JSON object a line`,
  options: {},
  async run({ app, print }) {
    const invoices = await app.get(EInvoicesRepository).listOpen(MOST_OPEN);
    for (const { orderId, failures, error, nextAttemptAt } of invoices) {
      const receipt = await app.get(FindReceipt).ofOrder(orderId);
      const facts = { order_code: receipt?.orderCode, receipt_number: receipt && receiptNumber(receipt) };
      print(JSON.stringify({ ...facts, failures, error, next_attempt_at: nextAttemptAt }));
    }
  },
};

const retryEInvoice: Command = {
  usage: 'e-invoices:retry --order CODE',
  about: 'has an e-invoice attempted again that was given up, or waits; an order gets one in any case',
  options: { order: { type: 'string' } },
  async run({ app, options, remark }) {
    const orderCode = required(options, 'order');
    await perform({ app }, { act: 'e-invoice.retry', kind: 'e-invoice' }, orderCode, () =>
      app.get(RetryEInvoice).execute(orderCode),
    );
    remark('The e-invoice is due now.');
  },
};

export const billingCommands = {
  'orders:refund': refundOrder,
  'sales:export': exportSales,
  'e-invoices:open': listOpenEInvoices,
  'e-invoices:retry': retryEInvoice,
};
