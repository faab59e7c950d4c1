import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { AssignTransfer } from '../../../src/billing/application/transfers/assign-transfer';
import { CloseTransfer } from '../../../src/billing/application/transfers/close-transfer';
import { RefundOrder } from '../../../src/billing/application/refunds/refund-order';
import { RefundReferenceUsed } from '../../../src/billing/domain/billing.errors';
import { DecidersOfTransfers1763600000162 } from '../../../src/migrations/1763600000162-deciders-of-transfers';
import { Refunds1763600000163 } from '../../../src/migrations/1763600000163-refunds';
import { SeveralRefunds1763600000170 } from '../../../src/migrations/1763600000170-several-refunds';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start();
});
afterAll(() => bench.close());

/** Goes back to before migrations, the later first, changes what is stored, and goes forth again. */
async function before(
  migrations: readonly MigrationInterface[],
  change: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await together(migrations, (migration, runner) => migration.down(runner));
  await change();
  await together([...migrations].reverse(), (migration, runner) => migration.up(runner));
}

/** All of it, or nothing. */
async function together(
  migrations: readonly MigrationInterface[],
  step: (migration: MigrationInterface, runner: QueryRunner) => Promise<void>,
): Promise<void> {
  await bench.get(DataSource).transaction(async ({ queryRunner }) => {
    for (const migration of migrations) await step(migration, queryRunner!);
  });
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
  await before([new SeveralRefunds1763600000170(), new Refunds1763600000163()], async () => {
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
  const undone = before([new SeveralRefunds1763600000170(), new Refunds1763600000163()]);
  await expect(undone).rejects.toThrow('restore a backup');
});

it('a refund that was noted before is the first of its order, and several are not forgotten', async () => {
  const order = await bench.placeOrder();
  await bench.deliver(exactTransfer(order));
  const { id, orderCode } = order.toState();
  const refund = (reference: string) => {
    const decision = { amountVnd: 1, credits: 1, reference, reason: 'x', by: 'root@loa-1' };
    return bench.get(RefundOrder).execute(orderCode, decision, null);
  };
  await refund('FT12');
  await before([new SeveralRefunds1763600000170()]);
  await refund('FT13');
  const noted = await bench.query(
    'SELECT number, reference FROM order_refunds WHERE order_id = $1 ORDER BY number',
    [id],
  );
  expect(noted).toEqual([
    { number: 1, reference: 'FT12' },
    { number: 2, reference: 'FT13' },
  ]);
  const undone = before([new SeveralRefunds1763600000170()]);
  await expect(undone).rejects.toThrow('restore a backup');
});

it('accounts that have decided about transfers are still known, command lines were not', async () => {
  const [byCommand, byAccount] = [await waitingTransfer(), await waitingTransfer()];
  await close(byCommand, 'FT11');
  const order = await bench.placeOrder();
  const { accountId, orderCode } = order.toState();
  const assignment = { reason: 'x', by: accountId, acceptedVnd: 1 };
  await bench.get(AssignTransfer).execute(byAccount, orderCode, assignment);
  await before([new DecidersOfTransfers1763600000162()]);
  expect(await closerOf(byCommand)).toEqual({ closed_by: null });
  const [assigned] = await bench.query('SELECT assigned_by FROM transfers WHERE id = $1', [byAccount]);
  expect(assigned).toEqual({ assigned_by: accountId });
});
