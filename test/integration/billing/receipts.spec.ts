import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { AccountsRepository, CreditLedger, GrantCredits } from '../../../src/accounts';
import { TracePayment } from '../../../src/billing/application/receipts/trace-payment';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start();
});
afterAll(() => bench.close());

const PRO_CREDITS = 2_000_000;

/** A new account without credits that has ordered, and not paid. */
async function newBuyer() {
  const order = await bench.placeOrder();
  return { order, accountId: order.toState().accountId };
}

async function spend(accountId: string, credits: number): Promise<string> {
  const id = randomUUID();
  await bench.get(CreditLedger).hold(accountId, credits, id);
  await bench.get(CreditLedger).charge(id);
  return id;
}

const grant = (accountId: string, credits: number) =>
  bench.get(GrantCredits).execute({ accountId, credits, reason: 'test' });

const receiptOf = (accountId: string, requestId: string) =>
  bench.get(TracePayment).execute(accountId, requestId);

/** [type, credits, bank reference] of each slice. */
async function paidBy(accountId: string, requestId: string) {
  const { slices, referenceCodes } = await receiptOf(accountId, requestId);
  return slices.map(({ grant: { type, sourceId }, credits }) => [
    type,
    credits,
    referenceCodes.get(sourceId) ?? null,
  ]);
}

describe('a receipt', () => {
  it('names the grants that paid, oldest first, and the transfers behind them', async () => {
    const { order, accountId } = await newBuyer();
    await grant(accountId, 30);
    const notice = exactTransfer(order);
    await bench.deliver(notice);
    const [first, second] = [await spend(accountId, 20), await spend(accountId, 15)];
    expect(await paidBy(accountId, first)).toEqual([['adjustment', 20, null]]);
    expect(await paidBy(accountId, second)).toEqual([
      ['adjustment', 10, null],
      ['order', 5, notice.referenceCode],
    ]);
    const rest = await spend(accountId, PRO_CREDITS - 5);
    expect(await paidBy(accountId, rest)).toEqual([['order', PRO_CREDITS - 5, notice.referenceCode]]);
    expect(await paidBy(accountId, first)).toEqual([['adjustment', 20, null]]);
  });

  it('names the simulated transfer of mock-pay', async () => {
    const { order, accountId } = await newBuyer();
    const { orderCode } = order.toState();
    await bench.get(SimulateTransfer).execute(orderCode);
    expect(await paidBy(accountId, await spend(accountId, 7))).toEqual([['order', 7, `MOCK-${orderCode}`]]);
  });

  it('shows what is held and what was given back, paid by nobody', async () => {
    const { accountId } = await newBuyer();
    await grant(accountId, 10);
    const [held, released] = [randomUUID(), randomUUID()];
    for (const id of [held, released]) await bench.get(CreditLedger).hold(accountId, 5, id);
    await bench.get(CreditLedger).release(released);
    expect(await receiptOf(accountId, held)).toMatchObject({
      hold: { state: 'held', credits: 5 },
      slices: [],
    });
    expect(await receiptOf(accountId, released)).toMatchObject({ hold: { state: 'released' }, slices: [] });
    const later = await spend(accountId, 5);
    expect(await paidBy(accountId, later)).toEqual([['adjustment', 5, null]]);
  });

  it('counts what an operator took away as spent', async () => {
    const { accountId } = await newBuyer();
    await grant(accountId, 10);
    await grant(accountId, 100);
    await grant(accountId, -25);
    const { slices } = await receiptOf(accountId, await spend(accountId, 5));
    expect(slices.map(({ grant: { credits }, credits: used }) => [credits, used])).toEqual([[100, 5]]);
    expect((await bench.get(AccountsRepository).find(accountId))?.creditsGranted).toBe(110);
  });

  it("is the same 404 for another account's request and an unknown one", async () => {
    const [{ accountId }, stranger] = [await newBuyer(), await newBuyer()];
    await grant(accountId, 5);
    const id = await spend(accountId, 5);
    for (const [who, what] of [
      [stranger.accountId, id],
      [accountId, randomUUID()],
    ] as const) {
      await expect(receiptOf(who, what)).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    }
  });

  it('uses every grant once, whatever is granted, held, charged and released at the same time (property)', async () => {
    const move = fc.record({
      kind: fc.constantFrom('grant', 'charge', 'spend', 'release'),
      credits: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 20 }), async (moves) => {
        const { accountId } = await newBuyer();
        const ledger = bench.get(CreditLedger);
        await grant(accountId, 60);
        const requests: string[] = [];
        await Promise.all(
          moves.map(async ({ kind, credits }) => {
            if (kind === 'grant') return grant(accountId, credits);
            const id = randomUUID();
            try {
              if (kind === 'spend') await ledger.spend(accountId, credits, id);
              else await ledger.hold(accountId, credits, id);
            } catch {
              return; // the credits did not suffice: no hold, no receipt
            }
            requests.push(id);
            if (kind === 'charge') await ledger.charge(id);
            if (kind === 'release') await ledger.release(id);
          }),
        );
        const used = new Map<number, number>();
        for (const id of requests) {
          const { hold, slices } = await receiptOf(accountId, id);
          const paid = slices.reduce((sum, { credits }) => sum + credits, 0);
          expect(paid).toBe(hold.state === 'charged' ? hold.credits : 0);
          for (const { grant: entry, credits } of slices) {
            used.set(entry.id, (used.get(entry.id) ?? 0) + credits);
            expect(used.get(entry.id)).toBeLessThanOrEqual(entry.credits);
          }
        }
      }),
      { numRuns: 15 },
    );
    const totals = ledgerChecks.find(({ name }) => name.includes('the sum of all grants'));
    expect(await bench.query(totals?.sql ?? 'missing')).toEqual([]);
  });
});
