import {
  AssignTransfer,
  type ClosureKind,
  CLOSURES,
  CloseTransfer,
  ReviewTransfers,
  WAITING_REASONS,
  type WaitingTransfer,
} from '../billing';
import { toId } from '../platform/database/to-id';
import { commandUser } from '../platform/process/command-user';
import { perform } from './act';
import { type Command, ifGiven, type OptionValues, required, wholeNumber } from './command';

const REVIEW_PAGE = 100;

const listUnmatched: Command = {
  usage: 'transfers:unmatched [--reason REASON]',
  about:
    'prints the transfers that wait for an operator, oldest first, one JSON object a line, each with the ' +
    `orders it may be meant for and the rules that kept it from them; REASON: ${WAITING_REASONS.join(', ')}`,
  options: { reason: { type: 'string' } },
  async run({ app, options, print, remark }) {
    const reason = ifGiven(options, 'reason', required);
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
    const acceptedVnd = ifGiven(options, 'accept-mismatch', wholeNumber);
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
    const refundReference = ifGiven(options, 'refund-reference', required);
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

const transferId = (options: OptionValues): string => toId(required(options, 'id'));

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

export const transferCommands = {
  'transfers:unmatched': listUnmatched,
  'transfers:assign': assignTransfer,
  'transfers:close': closeTransfer,
  'transfers:reopen': reopenTransfer,
};
