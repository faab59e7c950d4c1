import { randomUUID } from 'node:crypto';
import { exactTransfer, RECEIVING_ACCOUNT } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { OrderNotFound, TransferNotFound } from '../../domain/billing.errors';
import { type Order, OrderTerms } from '../../domain/orders/order';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';
import { ReviewTransfers } from './review-transfers';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

const DAY_MS = 86_400_000;
const transferredAt = new Date('2026-11-20T07:02:37.000Z');
const placedAt = (days: number, ms = 0) => ({
  createdAt: new Date(transferredAt.getTime() + days * DAY_MS + ms),
});

const wait = async (order: Order, changes: Partial<TransferNotice>): Promise<void> => {
  billing.now = new Date(billing.now.getTime() + 1_000);
  const outcome = await billing.receiveTransfer.execute(exactTransfer(order, changes), {});
  expect(['unmatched', 'ignored']).toContain(outcome);
};
const reviewer = () =>
  new ReviewTransfers(billing.transfers, billing.orders, new OrderTerms('LOA', RECEIVING_ACCOUNT, 10));
const review = (reason: string | null = null, page = { page: 1, limit: 10 }) =>
  reviewer().execute(reason, page);
/** Of each waiting transfer its reason, then its candidates: code, and what keeps it from paying. */
const found = async (reason: string | null = null) =>
  (await review(reason)).items.map(({ transfer, candidates }) => [
    transfer.reason,
    ...candidates.map(({ order, failed }) => [order.orderCode, ...failed]),
  ]);
const codeOf = (order: Order) => order.toState().orderCode;

describe('ReviewTransfers', () => {
  it('shows what waits with the orders that it named, nearly named or could pay', async () => {
    const named = await billing.order({ orderCode: 'LOA11111111' });
    const nearly = await billing.order({ orderCode: 'LOA22222222', amountVnd: 7 });
    const mistyped = await billing.order({ orderCode: 'LOA33333333', amountVnd: 8 });
    await wait(named, { amountVnd: 5 });
    await wait(named, { amountVnd: 5, content: 'LOA 2222 2222' });
    await wait(named, { amountVnd: 5, content: 'LOA 33333338' });
    await wait(named, { content: 'chuyen tien' });
    expect(await found()).toEqual([
      ['wrong-amount', [codeOf(named), 'wrong-amount']],
      ['no-code', [codeOf(nearly), 'no-code', 'wrong-amount']],
      ['unknown-order', [codeOf(mistyped), 'unknown-order', 'wrong-amount']],
      ['no-code', [codeOf(named), 'no-code']],
    ]);
  });

  it('shows an order once, though its code and its amount point to it', async () => {
    const order = await billing.order();
    await wait(order, { accountNumber: '999' });
    expect(await found()).toEqual([['other-account', [codeOf(order), 'other-account']]]);
  });

  it('looks for orders of the amount that were placed seven days before to one day after', async () => {
    const early = await billing.order(placedAt(-7));
    const late = await billing.order(placedAt(1));
    await billing.order(placedAt(-7, -1));
    await billing.order(placedAt(1, 1));
    await wait(early, { content: 'chuyen tien' });
    expect(await found()).toEqual([['no-code', [codeOf(late), 'no-code'], [codeOf(early), 'no-code']]]);
  });

  it('looks around the first and the last of several transfers', async () => {
    const early = await billing.order(placedAt(-8));
    const late = await billing.order(placedAt(2));
    for (const days of [-1, 0, 1])
      await wait(early, { content: 'chuyen tien', transferredAt: placedAt(days).createdAt });
    const codes = (await review()).items.map(({ candidates }) =>
      candidates.map(({ order }) => order.orderCode),
    );
    expect(codes).toEqual([
      [codeOf(late), codeOf(early)],
      [codeOf(late), codeOf(early)],
      [codeOf(late), codeOf(early)],
    ]);
  });

  it('shows one reason, a page at a time', async () => {
    const order = await billing.order();
    await wait(order, { amountVnd: 1 });
    await wait(order, { content: 'chuyen tien' });
    await wait(order, { amountVnd: 2 });
    expect(await review('wrong-amount', { page: 1, limit: 1 })).toMatchObject({
      total: 2,
      items: [{ transfer: { amountVnd: 1 } }],
    });
    expect(await review('wrong-amount', { page: 3, limit: 1 })).toEqual({ total: 2, items: [] });
    expect(await review('nine-digits')).toEqual({ total: 0, items: [] });
  });

  it.each(['out', 'late', ''])('refuses the reason %j, for which nothing waits', async (reason) => {
    const refusal = review(reason);
    await expect(refusal).rejects.toBeInstanceOf(InvalidParameters);
    await expect(refusal).rejects.toMatchObject({ faults: [{ field: 'reason', code: 'IS_IN' }] });
  });
});

describe('ReviewTransfers.compare', () => {
  it('holds a transfer against the order that an operator names, in any case', async () => {
    const order = await billing.order({ orderCode: 'LOA11111111' });
    const other = await billing.order({ orderCode: 'LOA22222222', amountVnd: 8 });
    const id = await billing.receive(exactTransfer(order, { amountVnd: 5 }));
    const compared = await reviewer().compare(id, ' loa11111111 ');
    expect(compared).toMatchObject({ order: order.toState(), failed: ['wrong-amount'] });
    expect((await reviewer().compare(id, codeOf(other))).order).toEqual(other.toState());
  });

  it('tells a transfer that is not there from an order that is not', async () => {
    const order = await billing.order();
    const id = await billing.receive(exactTransfer(order));
    await expect(reviewer().compare(id, 'LOA00000000')).rejects.toThrow(OrderNotFound);
    await expect(reviewer().compare(randomUUID(), codeOf(order))).rejects.toThrow(TransferNotFound);
  });
});
