import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { OrderNotFound } from '../../domain/billing.errors';
import { CLAIM_SEC, type EInvoice } from '../../domain/e-invoices/e-invoice';
import type { Order } from '../../domain/orders/order';
import { FindOrder } from '../orders/find-order';
import { RetryEInvoice } from './retry-e-invoice';

describe('RetryEInvoice', () => {
  let billing: InMemoryBilling;
  let order: Order;
  beforeEach(async () => {
    billing = new InMemoryBilling(undefined, true);
    order = await billing.order();
    await billing.receiveTransfer.execute(exactTransfer(order), {});
  });

  const retry = (code = order.toState().orderCode) =>
    new RetryEInvoice(new FindOrder(billing.orders), billing.eInvoices, { now: () => billing.now }).execute(
      code,
    );
  const invoice = () => billing.eInvoices.findByOrder(order.toState().id);
  const given = async (changes: Partial<EInvoice>) =>
    billing.eInvoices.save({ ...(await invoice())!, ...changes });
  const inSec = (seconds: number) => new Date(billing.now.getTime() + seconds * 1_000);

  it.each<[string, number | null]>([
    ['was given up', null],
    ['waits longer than a claim lasts', CLAIM_SEC + 1],
  ])('has one that %s attempted at once, as if none had failed', async (_, dueInSec) => {
    await given({ failures: 10, error: 'down', nextAttemptAt: dueInSec === null ? null : inSec(dueInSec) });
    await retry();
    expect(await invoice()).toMatchObject({ failures: 0, nextAttemptAt: billing.now });
  });

  it.each<[string, Partial<EInvoice>]>([
    ['is issued', { number: 'C26TSE-1', nextAttemptAt: null }],
    ['somebody may be at work on', { failures: 3, nextAttemptAt: new Date('2026-11-20T08:05:00.000Z') }],
  ])('leaves one alone that %s', async (_, state) => {
    await given(state);
    const before = await invoice();
    await retry();
    expect(await invoice()).toEqual(before);
  });

  it('does not undo what an attempt brings that is under way', async () => {
    await given({ nextAttemptAt: inSec(CLAIM_SEC) });
    const read = await invoice();
    jest.spyOn(billing.eInvoices, 'findByOrder').mockImplementationOnce(async () => {
      await given({ number: 'C26TSE-1', nextAttemptAt: null });
      return read;
    });
    await retry();
    expect(await invoice()).toMatchObject({ number: 'C26TSE-1' });
  });

  it('refuses an order that has none, and one that is not there', async () => {
    const unpaid = (await billing.order()).toState().orderCode;
    await expect(retry(unpaid)).rejects.toMatchObject({
      faults: [{ field: 'order', code: 'NO_E_INVOICE' }],
    });
    await expect(retry('LOA00000000')).rejects.toThrow(OrderNotFound);
  });
});
