import { DataSource } from 'typeorm';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { OrderReceiptsRepository } from '../../../src/billing/application/receipts/order-receipts.repository';
import { SetPlan } from '../../../src/billing/application/plans/set-plan';
import type { Order } from '../../../src/billing/domain/orders/order';
import { OrderReceipts1763600000090 } from '../../../src/migrations/1763600000090-order-receipts';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';
import { eventually } from '../../harness/eventually';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start({ BANK_ACCOUNT_NAME: 'CONG TY LOA', VAT_RATE_PERCENT: '10' });
});
afterAll(() => bench.close());

const receiptChecks = ledgerChecks.filter(({ name }) => name.includes('receipt'));
const findings = async () => {
  const rows = [];
  for (const { sql } of receiptChecks) rows.push(...(await bench.query<Record<string, unknown>>(sql)));
  return rows;
};
const pay = (order: Order) => bench.deliver(exactTransfer(order));
const receiptOf = (order: Order) => bench.get(OrderReceiptsRepository).findByOrder(order.toState().id);
const serialsOf = async (orders: readonly Order[]) =>
  (await Promise.all(orders.map(receiptOf))).map((receipt) => receipt?.serial);

it('orders that are paid at the same time have receipts without gaps', async () => {
  const orders = await Promise.all(Array.from({ length: 15 }, () => bench.placeOrder()));
  await Promise.all(orders.flatMap((order) => [pay(order), pay(order)])); // the second is other money, and pays nothing
  const serials = await eventually(async () => {
    const given = await serialsOf(orders); // what takes its time is settled after the delivery was answered
    return !given.includes(undefined) && given.sort((one, other) => one! - other!);
  });
  expect(serials).toEqual(Array.from({ length: 15 }, (_, place) => place + 1));
  expect(receiptChecks).toHaveLength(2);
  expect(await findings()).toEqual([]);
});

it('a receipt never changes', async () => {
  await pay(await bench.placeOrder());
  await expect(bench.query('UPDATE order_receipts SET serial = serial + 1')).rejects.toThrow('only grows');
  await expect(bench.query('DELETE FROM order_receipts')).rejects.toThrow('only grows');
});

it.each([
  ['a receipt that is gone', 'DELETE FROM order_receipts WHERE serial = 1', 2],
  ['a number that is left out', 'UPDATE order_receipts SET serial = 1000 WHERE serial = 1', 1],
  ['a count that is ahead', 'UPDATE receipt_years SET last_serial = last_serial + 1', 1],
])('verify-ledger finds %s', async (_, plant, rows) => {
  await pay(await bench.placeOrder());
  const planted = bench.get(TypeOrmTransaction).run(async () => {
    await bench.query('ALTER TABLE order_receipts DISABLE TRIGGER USER');
    await bench.query(plant);
    expect(await findings()).toHaveLength(rows);
    throw new Error('undone');
  });
  await expect(planted).rejects.toThrow('undone');
  expect(await findings()).toEqual([]);
});

it('orders that were paid before there were receipts get theirs in the order of payment', async () => {
  const paid = [];
  for (let count = 0; count < 3; count += 1) {
    paid.push(await bench.placeOrder());
    await pay(paid.at(-1)!);
  }
  const unpaid = await bench.placeOrder();
  const [first, second, third] = paid as [Order, Order, Order];
  const plan = { planId: 'pro', billingCycle: 'monthly', name: 'Pro' } as const;
  await bench
    .get(SetPlan)
    .execute(
      { ...plan, amountVnd: 1, credits: 1, rateLimitPerMinute: 1, creditsExpireAfterDays: null },
      'other prices',
    );

  const migration = new OrderReceipts1763600000090();
  const runner = bench.get(DataSource).createQueryRunner();
  await migration.down(runner);
  // The last moment of a year and the first of the next, in Vietnam; the order of the payments is another one.
  const years = [
    [third, '2025-12-31T16:59:59.999Z'],
    [second, '2024-12-31T17:00:00.000Z'],
    [first, '2025-12-31T17:00:00.000Z'],
  ] as const;
  for (const [order, at] of years) {
    await bench.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [order.toState().id, at]);
  }
  await migration.up(runner);
  await runner.release();

  expect(await receiptOf(second)).toMatchObject({ year: 2025, serial: 1 });
  expect(await receiptOf(third)).toMatchObject({ year: 2025, serial: 2 });
  expect(await receiptOf(unpaid)).toBeNull();
  const { id: orderId, accountId, orderCode } = first.toState();
  expect(await receiptOf(first)).toMatchObject({
    ...{ orderId, accountId, orderCode, year: 2026, amountVnd: 299_000, credits: 2_000_000 },
    ...{ planName: 'Pro', billingCycle: 'monthly', seller: null, vatRatePercent: null },
    referenceCode: expect.stringMatching(/^FT/),
    buyer: { name: 'Lan', taxCode: null, address: null, email: expect.stringContaining('@example.com') },
    issuedAt: new Date('2025-12-31T17:00:00.000Z'),
  });
  expect(await findings()).toEqual([]);
  const next = await bench.placeOrder();
  await pay(next);
  expect(await receiptOf(next)).toMatchObject({ seller: { name: 'CONG TY LOA' }, vatRatePercent: 10 });
  expect(await findings()).toEqual([]);
});
