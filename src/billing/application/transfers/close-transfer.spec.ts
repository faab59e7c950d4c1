import { randomUUID } from 'node:crypto';
import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { TransferNotFound } from '../../domain/billing.errors';
import type { Closure } from '../../domain/transfers/closure';
import { Transfer } from '../../domain/transfers/transfer';

const closure: Closure = { as: 'dismissed', reason: 'a test', refundReference: null, by: 'admin-1' };
let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

const waitingCount = async () => (await billing.transfers.listWaiting(null, { page: 1, limit: 1 })).total;

/** Money that came in for an order, of another amount. */
async function mishap() {
  const order = await billing.order();
  const notice = exactTransfer(order, { amountVnd: 1 });
  const id = await billing.receive(notice);
  await billing.settleTransfer.execute(id);
  return { order, notice, id };
}

describe('CloseTransfer', () => {
  it('ends the waiting of a transfer, and takes that back', async () => {
    const { id } = await mishap();
    expect(await waitingCount()).toBe(1);
    expect((await billing.closeTransfer.execute(id, closure)).toState()).toEqual(await billing.transfer(id));
    expect(await billing.transfer(id)).toMatchObject({ closedAs: 'dismissed', closedAt: billing.now });
    expect(await waitingCount()).toBe(0);
    await billing.closeTransfer.reopen(id);
    expect([await waitingCount(), (await billing.transfer(id)).closedAs]).toEqual([1, null]);
  });

  it('leaves no other delivery of the same money waiting', async () => {
    const order = await billing.order();
    const notice = exactTransfer(order, { amountVnd: 1 });
    const [first, second] = [await billing.receive(notice), await billing.receive(notice)];
    await billing.settleTransfer.execute(first);
    const other = {
      ...(await billing.transfer(second)),
      outcome: 'unmatched',
      settledAt: billing.now,
    } as const;
    await billing.transfers.save(Transfer.restore({ ...other, reason: 'order-already-paid' }));
    expect(await waitingCount()).toBe(2);
    await billing.closeTransfer.execute(second, closure);
    expect(await waitingCount()).toBe(0);
    expect((await billing.transfer(first)).outcome).toBe('duplicate');
  });

  it('notes no bank reference of a refund with two transfers', async () => {
    const [one, other] = [(await mishap()).id, (await mishap()).id];
    const refund = { ...closure, as: 'refunded', refundReference: 'FT9' } as const;
    await billing.closeTransfer.execute(one, refund);
    const refused = billing.closeTransfer.execute(other, { ...refund, refundReference: ' ft9' });
    await expect(refused).rejects.toMatchObject({
      code: 'REFUND_REFERENCE_USED',
      kind: 'conflict',
      faults: [{ field: 'refund_reference' }],
    });
    expect((await billing.transfer(other)).closedAs).toBeNull();
    await billing.closeTransfer.reopen(one);
    await billing.closeTransfer.execute(other, refund);
    await billing.closeTransfer.execute(one, closure);
  });

  it('knows no other transfers', async () => {
    await expect(billing.closeTransfer.execute(randomUUID(), closure)).rejects.toBeInstanceOf(
      TransferNotFound,
    );
    await expect(billing.closeTransfer.reopen(randomUUID())).rejects.toBeInstanceOf(TransferNotFound);
  });
});
