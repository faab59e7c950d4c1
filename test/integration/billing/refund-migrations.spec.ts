import { DataSource } from 'typeorm';
import { AssignTransfer } from '../../../src/billing/application/transfers/assign-transfer';
import { CloseTransfer } from '../../../src/billing/application/transfers/close-transfer';
import { RefundOrder } from '../../../src/billing/application/refunds/refund-order';
import { RefundReferenceUsed } from '../../../src/billing/domain/billing.errors';
import { DecidersOfTransfers1763600000162 } from '../../../src/migrations/1763600000162-deciders-of-transfers';
import { Refunds1763600000163 } from '../../../src/migrations/1763600000163-refunds';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start();
});
afterAll(() => bench.close());

/** Goes back to before a migration, changes what is stored, and goes forth again. */
async function before(
  migration: DecidersOfTransfers1763600000162 | Refunds1763600000163,
  change: () => Promise<unknown>,
): Promise<void> {
  const runner = bench.get(DataSource).createQueryRunner();
  await migration.down(runner);
  await change();
  await migration.up(runner);
  await runner.release();
}

/** Money that waits. @returns the id of the transfer */
async function waitingTransfer(): Promise<string> {
  const notice = exactTransfer(await bench.placeOrder(), { amountVnd: 1 });
  await bench.deliver(notice);
  const [transfer] = await bench.transfers(notice.referenceCode);
  return transfer!.id;
}

const close = (id: string, refundReference: string) =>
  bench.get(CloseTransfer).execute(id, { as: 'refunded', reason: 'x', refundReference, by: 'root@loa-1' });
const closerOf = async (id: string) =>
  (await bench.query<{ closed_by: string | null }>('SELECT closed_by FROM transfers WHERE id = $1', [id]))[0];

it('of two transfers that were noted with one bank reference before, the first has it', async () => {
  const [later, first, third] = [await waitingTransfer(), await waitingTransfer(), await waitingTransfer()];
  await before(new Refunds1763600000163(), async () => {
    for (const [id, reference, closedAt] of [
      [later, 'FT 9', '2026-11-02T00:00:00Z'],
      [first, 'ft9', '2026-11-01T00:00:00Z'],
    ]) {
      await bench.query(
        `UPDATE transfers SET closed_as = 'refunded', closed_reason = 'x', refund_reference = $2, closed_at = $3
         WHERE id = $1`,
        [id, reference, closedAt],
      );
    }
  });
  expect(await bench.query('SELECT * FROM refund_references')).toEqual([
    { reference_key: 'FT9', refunded_id: first },
  ]);
  await bench.get(CloseTransfer).reopen(later);
  await expect(close(third, 'FT9')).rejects.toBeInstanceOf(RefundReferenceUsed);
  await bench.get(CloseTransfer).reopen(first);
  await close(third, 'FT9');
});

it('keeps refunds of orders from being forgotten with their table', async () => {
  const order = await bench.placeOrder();
  await bench.deliver(exactTransfer(order));
  const decision = { amountVnd: null, credits: 1, reference: 'FT10', reason: 'x', by: 'root@loa-1' };
  await bench.get(RefundOrder).execute(order.toState().orderCode, decision, null);
  const undone = before(new Refunds1763600000163(), () => Promise.resolve());
  await expect(undone).rejects.toThrow('restore a backup');
});

it('accounts that have decided about transfers are still known, command lines were not', async () => {
  const [byCommand, byAccount] = [await waitingTransfer(), await waitingTransfer()];
  await close(byCommand, 'FT11');
  const order = await bench.placeOrder();
  const { accountId, orderCode } = order.toState();
  const assignment = { reason: 'x', by: accountId, acceptedVnd: 1 };
  await bench.get(AssignTransfer).execute(byAccount, orderCode, assignment);
  await before(new DecidersOfTransfers1763600000162(), () => Promise.resolve());
  expect(await closerOf(byCommand)).toEqual({ closed_by: null });
  const [assigned] = await bench.query('SELECT assigned_by FROM transfers WHERE id = $1', [byAccount]);
  expect(assigned).toEqual({ assigned_by: accountId });
});
