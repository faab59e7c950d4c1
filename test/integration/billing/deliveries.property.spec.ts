import fc from 'fast-check';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import { SweepTransfers } from '../../../src/billing/application/transfers/sweep-transfers';
import type { Order } from '../../../src/billing/domain/orders/order';
import type { TransferNotice } from '../../../src/billing/domain/transfers/transfer-notice';
import { EventBus } from '../../../src/shared/application/event-bus';
import { OrderPaid } from '../../../src/shared/events/order-paid';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

/** What makes a delivery different from the exact transfer. */
const twists: Record<string, (order: Order) => Partial<TransferNotice>> = {
  exact: () => ({}),
  'code from the gateway': (order) => ({ content: 'no code', orderCode: order.toState().orderCode }),
  'glued, small letters': (order) => ({ content: `ck${order.toState().orderCode.toLowerCase()}x` }),
  'wrong amount': () => ({ amountVnd: 1 }),
  'other account': () => ({ accountNumber: '999' }),
  'money out': () => ({ direction: 'out' }),
  'no code': () => ({ content: 'chuyen tien' }),
};
const ACCEPTABLE = ['exact', 'code from the gateway', 'glued, small letters'];

const delivery = fc.record({
  order: fc.nat({ max: 1 }),
  twist: fc.constantFrom(...Object.keys(twists)),
  reference: fc.nat({ max: 2 }),
  copies: fc.integer({ min: 1, max: 3 }),
  fails: fc.boolean(),
});
const script = fc.record({
  rounds: fc.array(fc.array(delivery, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  simulated: fc.boolean(),
});
type Script = typeof script extends fc.Arbitrary<infer Value> ? Value : never;

let bench: BillingBench;
let handlerFails = false;

beforeAll(async () => {
  bench = await BillingBench.start();
  bench.get(EventBus).subscribe(OrderPaid, {
    handle: () => (handlerFails ? Promise.reject(new Error('the handler fails')) : Promise.resolve()),
  });
});
afterAll(() => bench.close());

let run = 0;
const referenceOf = (reference: number) => `FT-${run}-${reference}`;

/** Sends every round at once, then sweeps until nothing is left to settle. */
async function play({ rounds, simulated }: Script, orders: readonly Order[]): Promise<void> {
  for (const round of rounds) {
    handlerFails = round.some(({ fails }) => fails);
    await Promise.all(
      round.flatMap(({ order, twist, reference, copies }) =>
        Array.from({ length: copies }, () => {
          const target = orders[order] as Order;
          const changes = { ...twists[twist]?.(target), referenceCode: referenceOf(reference) };
          return bench.deliver(exactTransfer(target, changes));
        }),
      ),
    );
  }
  handlerFails = false;
  if (simulated) await bench.get(SimulateTransfer).execute((orders[0] as Order).toState().orderCode);
  await bench.query(
    "UPDATE transfers SET received_at = now() - interval '1 minute' WHERE outcome = 'received'",
  );
  expect((await bench.get(SweepTransfers).execute()).failures).toEqual([]);
}

/** The references under which an order was offered its exact amount. */
const offers = ({ rounds }: Script, order: number): string[] =>
  rounds
    .flat()
    .filter((one) => one.order === order && ACCEPTABLE.includes(one.twist))
    .map(({ reference }) => referenceOf(reference));

it('grants each order once if an acceptable transfer was delivered, and else never', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (story) => {
      run += 1;
      const orders = [await bench.placeOrder(), await bench.placeOrder()];
      await play(story, orders);

      const credited = await bench.query<{ reference_code: string; order_id: string }>(
        "SELECT reference_code, order_id FROM transfers WHERE outcome = 'credited' AND reference_code LIKE $1",
        [`FT-${run}-%`],
      );
      const used = credited.map((row) => row.reference_code);
      expect(new Set(used).size).toBe(used.length);
      for (const [index, order] of orders.entries()) {
        const offered = offers(story, index);
        const own = credited.filter((row) => row.order_id === order.toState().id);
        const simulated = story.simulated && index === 0;
        // A reference that has paid the other order is used up; any other acceptable one must have paid.
        const mustBePaid =
          simulated || offered.some((reference) => !used.includes(reference) || own.length > 0);
        const { isPaid } = await bench.find(order);
        expect(isPaid).toBe(mustBePaid);
        expect(await bench.grants(order)).toBe(isPaid ? 1 : 0);
        expect(await bench.credits(order)).toBe(isPaid ? order.toState().credits : 0);
        for (const { reference_code } of own) expect(offered).toContain(reference_code);
      }
    }),
    { numRuns: 40 },
  );
});

it('keeps every delivery as a row of its own, settled', async () => {
  const order = await bench.placeOrder();
  const notices = Object.values(twists).map((twist) => exactTransfer(order, twist(order)));
  const before = await count();
  for (const notice of [...notices, ...notices]) await bench.deliver(notice);
  expect(await count()).toBe(before + 2 * notices.length);
  expect(await bench.query("SELECT 1 FROM transfers WHERE outcome = 'received'")).toEqual([]);
});

const count = async (): Promise<number> =>
  Number((await bench.query<{ count: string }>('SELECT count(*) FROM transfers'))[0]?.count);
