import {
  AssignTransfer,
  type BillingCycle,
  type ClosureKind,
  CLOSURES,
  CloseTransfer,
  EInvoicesRepository,
  FindReceipt,
  ListSales,
  OfferPlan,
  type Plan,
  PlansRepository,
  type PlanTerms,
  presentEntry,
  receiptNumber,
  RefundOrder,
  RetryEInvoice,
  ReviewTransfers,
  salesCsv,
  SetPlan,
  WAITING_REASONS,
  type WaitingTransfer,
} from '../billing';
import { toId } from '../platform/http/id.pipe';
import { commandUser } from '../platform/process/command-user';
import { perform } from './act';
import { type Command, type OptionValues, required, UsageError, wholeNumber } from './command';

const listPlans: Command = {
  usage: 'plans:list',
  about: 'prints the plans, one a line, and which of them are off sale',
  options: {},
  async run({ app, print }) {
    for (const plan of await app.get(PlansRepository).list()) print(describePlan(plan));
  },
};

const setPlan: Command = {
  usage:
    'plans:set --id ID --cycle monthly|yearly --name NAME --amount VND --credits N --rate N ' +
    '[--credits-expire-after-days N] --reason TEXT',
  about:
    'adds a plan or changes one and keeps the reason; orders placed before keep what they promised; credits never end ' +
    'unless --credits-expire-after-days says after how many days from the payment',
  options: {
    id: { type: 'string' },
    cycle: { type: 'string' },
    name: { type: 'string' },
    amount: { type: 'string' },
    credits: { type: 'string' },
    rate: { type: 'string' },
    'credits-expire-after-days': { type: 'string' },
    reason: { type: 'string' },
  },
  async run({ app, options, remark }) {
    const reason = required(options, 'reason');
    const terms: PlanTerms = {
      planId: required(options, 'id'),
      billingCycle: required(options, 'cycle') as BillingCycle, // SetPlan refuses any other
      name: required(options, 'name'),
      amountVnd: wholeNumber(options, 'amount'),
      credits: wholeNumber(options, 'credits'),
      rateLimitPerMinute: wholeNumber(options, 'rate'),
      creditsExpireAfterDays:
        options.get('credits-expire-after-days') === undefined
          ? null
          : wholeNumber(options, 'credits-expire-after-days'),
    };
    const { planId, billingCycle, name, amountVnd: amount, credits } = terms;
    const details = {
      ...{ name, amount, credits, rate_limit_per_minute: terms.rateLimitPerMinute },
      ...{ credits_expire_after_days: terms.creditsExpireAfterDays, reason },
    };
    const plan = await perform(
      { app },
      { act: 'plan.set', kind: 'plan', details },
      `${planId}/${billingCycle}`,
      () => app.get(SetPlan).execute(terms, reason),
    );
    remark(`Set ${describePlan(plan)}`);
  },
};

const decideOnSale = (onSale: boolean, name: string, about: string): Command => ({
  usage: `${name} --id ID --cycle monthly|yearly --reason TEXT`,
  about,
  options: { id: { type: 'string' }, cycle: { type: 'string' }, reason: { type: 'string' } },
  async run({ app, options, remark }) {
    const [planId, reason] = [required(options, 'id'), required(options, 'reason')];
    const cycle = required(options, 'cycle') as BillingCycle; // no plan has any other
    const act = onSale ? 'plan.offer' : 'plan.withdraw';
    const plan = await perform(
      { app },
      { act, kind: 'plan', details: { reason } },
      `${planId}/${cycle}`,
      () => app.get(OfferPlan).execute(planId, cycle, { onSale, reason, operatorId: null }),
    );
    remark(describePlan(plan));
  },
});

const REVIEW_PAGE = 100;

const listUnmatched: Command = {
  usage: 'transfers:unmatched [--reason REASON]',
  about:
    'prints the transfers that wait for an operator, oldest first, one JSON object a line, each with the ' +
    `orders it may be meant for and the rules that kept it from them; REASON: ${WAITING_REASONS.join(', ')}`,
  options: { reason: { type: 'string' } },
  async run({ app, options, print, remark }) {
    const reason = options.get('reason') === undefined ? null : required(options, 'reason');
    let printed = 0;
    for (let page = 1; ; page += 1) {
      const { total, items } = await app.get(ReviewTransfers).execute(reason, { page, limit: REVIEW_PAGE });
      for (const waiting of items) print(JSON.stringify(describeWaiting(waiting)));
      printed += items.length;
      if (printed >= total || items.length === 0) break;
    }
    remark(`${printed} unmatched transfers.`);
  },
};

const assignTransfer: Command = {
  usage: 'transfers:assign --id TRANSFER_ID --order ORDER_CODE --reason TEXT [--accept-mismatch VND]',
  about:
    'pays an order with an unmatched transfer; the reason is kept. Where amount or account are not those of the ' +
    'order, --accept-mismatch repeats the amount of the transfer',
  options: {
    id: { type: 'string' },
    order: { type: 'string' },
    reason: { type: 'string' },
    'accept-mismatch': { type: 'string' },
  },
  async run({ app, options, remark }) {
    const isAccepted = options.get('accept-mismatch') !== undefined;
    const acceptedVnd = isAccepted ? wholeNumber(options, 'accept-mismatch') : null;
    const [orderTo, reason] = [required(options, 'order'), required(options, 'reason')];
    const details = { order_code: orderTo, reason, accept_mismatch: acceptedVnd };
    const id = transferId(options);
    const order = await perform({ app }, { act: 'transfer.assign', kind: 'transfer', details }, id, () =>
      app.get(AssignTransfer).execute(id, orderTo, { reason, by: commandUser(), acceptedVnd }),
    );
    const { orderCode, credits } = order.toState();
    remark(`${orderCode} is paid; ${credits} credits granted.`);
  },
};

const closeTransfer: Command = {
  usage: `transfers:close --id TRANSFER_ID --as ${CLOSURES.join('|')} --reason TEXT [--refund-reference REFERENCE]`,
  about:
    'ends the waiting of money that pays no order; the reason is kept, and for refunded the reference of the ' +
    'transfer that sent it back',
  options: {
    id: { type: 'string' },
    as: { type: 'string' },
    reason: { type: 'string' },
    'refund-reference': { type: 'string' },
  },
  async run({ app, options, remark }) {
    const id = transferId(options);
    const [as, reason] = [required(options, 'as'), required(options, 'reason')];
    const refundReference =
      options.get('refund-reference') === undefined ? null : required(options, 'refund-reference');
    const details = { as, reason, refund_reference: refundReference };
    const closed = await perform(
      { app },
      { act: 'transfer.close', kind: 'transfer', details },
      id,
      () =>
        app
          .get(CloseTransfer)
          .execute(id, { as: as as ClosureKind, reason, by: commandUser(), refundReference }), // it refuses any other
    );
    const { referenceCode, closedAs } = closed.toState();
    remark(`The transfer with reference ${referenceCode} is closed: ${closedAs}.`);
  },
};

const reopenTransfer: Command = {
  usage: 'transfers:reopen --id TRANSFER_ID',
  about: 'takes the closing of a transfer back: it waits again',
  options: { id: { type: 'string' } },
  async run({ app, options, remark }) {
    const id = transferId(options);
    const reopened = await perform({ app }, { act: 'transfer.reopen', kind: 'transfer' }, id, () =>
      app.get(CloseTransfer).reopen(id),
    );
    const { referenceCode } = reopened.toState();
    remark(`The transfer with reference ${referenceCode} is open.`);
  },
};

const refundOrder: Command = {
  usage: 'orders:refund --order CODE --credits N --refund-reference REFERENCE --reason TEXT [--amount VND]',
  about:
    'notes that the money of a paid order was sent back, all of it unless --amount says how much, and takes so many of the ' +
    'credits back that it has granted; the bank sends the money. It cannot be undone',
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
    const amountVnd = options.get('amount') === undefined ? null : wholeNumber(options, 'amount');
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

const transferId = (options: OptionValues): string => toId(required(options, 'id'));

const describePlan = (plan: Plan): string =>
  `${plan.planId} ${plan.billingCycle}: "${plan.name}", ${plan.amountVnd} VND, ${plan.credits} credits, ` +
  `${plan.rateLimitPerMinute} requests a minute` +
  (plan.creditsExpireAfterDays === null ? '' : `, credits end after ${plan.creditsExpireAfterDays} days`) +
  (plan.onSale ? '' : ', off sale');

const describeWaiting = ({ transfer, candidates }: WaitingTransfer): object => ({
  id: transfer.id,
  reason: transfer.reason,
  channel: transfer.channel,
  amount: transfer.amountVnd,
  content: transfer.content,
  reference_code: transfer.referenceCode,
  account_number: transfer.accountNumber,
  transferred_at: transfer.transferredAt.toISOString(),
  received_at: transfer.receivedAt.toISOString(),
  candidates: candidates.map(({ order, failed, digits }) => ({
    order_code: order.orderCode,
    amount: order.amountVnd,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    failed,
    digits_in_place: digits?.shown ?? null,
  })),
});

export const billingCommands = {
  'plans:list': listPlans,
  'plans:set': setPlan,
  'plans:withdraw': decideOnSale(
    false,
    'plans:withdraw',
    'takes a plan off sale and keeps the reason; orders placed before can still be paid',
  ),
  'plans:offer': decideOnSale(true, 'plans:offer', 'puts a plan back on sale and keeps the reason'),
  'orders:refund': refundOrder,
  'sales:export': exportSales,
  'e-invoices:open': listOpenEInvoices,
  'e-invoices:retry': retryEInvoice,
  'transfers:unmatched': listUnmatched,
  'transfers:assign': assignTransfer,
  'transfers:close': closeTransfer,
  'transfers:reopen': reopenTransfer,
};
