import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { AccountsRepository, CreditLedger, InsufficientCredits, OpenAccount } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { Transaction } from '../../../src/shared/application/transaction';
import { startApplication, type TestApplication } from '../../harness/application';

describe('the credit ledger', () => {
  let test: TestApplication;
  let ledger: CreditLedger;

  beforeAll(async () => {
    test = await startApplication({ SIGNUP_CREDITS: '0' });
    ledger = test.app.get(CreditLedger);
  });
  afterAll(() => test.close());

  const openAccount = async (credits: number): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    const account = await test.app
      .get(OpenAccount)
      .execute({ email, password: null, name: 'Lan', role: 'customer' });
    if (credits > 0) await grant(account.id, credits);
    return account.id;
  };
  const grant = (accountId: string, credits: number, sourceId: string = randomUUID()): Promise<void> =>
    ledger.grant({ accountId, credits, type: 'adjustment', sourceId, reason: 'test' });
  const balance = async (id: string): Promise<{ available: number; held: number }> => {
    const account = await test.app.get(AccountsRepository).find(id);
    return { available: account?.creditsAvailable ?? NaN, held: account?.creditsHeld ?? NaN };
  };

  it('holds, charges and releases', async () => {
    const id = await openAccount(100);
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await ledger.hold(id, 30, first)).toBe(1);
    expect(await ledger.hold(id, 50, second)).toBe(2);
    expect(await balance(id)).toEqual({ available: 20, held: 80 });
    await ledger.charge(first);
    await ledger.release(second);
    expect(await balance(id)).toEqual({ available: 70, held: 0 });
    const { items, total } = await ledger.entries(id, { page: 1, limit: 10 });
    expect(total).toBe(2);
    expect(items.map(({ type, credits, balanceAfter }) => [type, credits, balanceAfter])).toEqual([
      ['charge', -30, 70],
      ['adjustment', 100, 100],
    ]);
  });

  it('spends at once what is certain to be charged', async () => {
    const id = await openAccount(100);
    const [held, spent] = [randomUUID(), randomUUID()];
    await ledger.hold(id, 30, held);
    expect(await ledger.spend(id, 50, spent)).toBe(2);
    expect(await balance(id)).toEqual({ available: 20, held: 30 });
    await expect(ledger.spend(id, 21, randomUUID())).rejects.toThrow(new InsufficientCredits(21, 20));
    await Promise.all([ledger.charge(spent), ledger.release(spent)]);
    expect(await balance(id)).toEqual({ available: 20, held: 30 });
    const { items, total } = await ledger.entries(id, { page: 1, limit: 10 });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ type: 'charge', credits: -50, balanceAfter: 50, sourceId: spent });
  });

  it('settles a hold once, whatever is asked of it later', async () => {
    const id = await openAccount(10);
    const request = randomUUID();
    await ledger.hold(id, 10, request);
    await Promise.all([ledger.charge(request), ledger.charge(request), ledger.release(request)]);
    const { available, held } = await balance(id);
    expect(held).toBe(0);
    expect([0, 10]).toContain(available);
    const [hold] = await test.app
      .get(DataSource)
      .query('SELECT state FROM credit_holds WHERE id = $1', [request]);
    expect(hold).toEqual({ state: available === 0 ? 'charged' : 'released' });
  });

  it('refuses more than is available and says how much that is', async () => {
    const id = await openAccount(9);
    await expect(ledger.hold(id, 10, randomUUID())).rejects.toThrow(new InsufficientCredits(10, 9));
    expect(await balance(id)).toEqual({ available: 9, held: 0 });
  });

  it('lets exactly as many of 60 concurrent holds through as the balance covers', async () => {
    const id = await openAccount(10);
    const holds = Array.from({ length: 60 }, () => ledger.hold(id, 1, randomUUID()));
    const outcomes = await Promise.allSettled(holds);
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await balance(id)).toEqual({ available: 0, held: 10 });
  });

  it('grants the same source once, even at the same moment', async () => {
    const id = await openAccount(0);
    const source = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => grant(id, 5, source)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(id)).toEqual({ available: 5, held: 0 });
  });

  it('takes part in the caller’s transaction', async () => {
    const id = await openAccount(5);
    const undone = test.app.get(Transaction).run(async () => {
      await grant(id, 100);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await balance(id)).toEqual({ available: 5, held: 0 });
  });

  it('lets nobody change or delete an entry', async () => {
    await openAccount(1);
    const dataSource = test.app.get(DataSource);
    await expect(dataSource.query('UPDATE credit_entries SET credits = 2')).rejects.toThrow('only grows');
    await expect(dataSource.query('DELETE FROM credit_entries')).rejects.toThrow('only grows');
    await expect(dataSource.query('TRUNCATE credit_entries')).rejects.toThrow('only grows');
  });

  it('adds up after any sequence of concurrent calls (property)', async () => {
    const call = fc.record({
      kind: fc.constantFrom('grant', 'hold', 'charge', 'release'),
      credits: fc.integer({ min: 1, max: 40 }),
      request: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
        const id = await openAccount(20);
        const requests = Array.from({ length: 6 }, () => randomUUID());
        await Promise.allSettled(
          calls.map(({ kind, credits, request }) => {
            const requestId = requests[request] ?? '';
            if (kind === 'grant') return grant(id, credits);
            if (kind === 'hold') return ledger.hold(id, credits, requestId);
            return kind === 'charge' ? ledger.charge(requestId) : ledger.release(requestId);
          }),
        );
        const { available, held } = await balance(id);
        const { items } = await ledger.entries(id, { page: 1, limit: 100 });
        expect(items.reduce((sum, { credits }) => sum + credits, 0)).toBe(available + held);
        expect(items[0]?.balanceAfter).toBe(available + held);
        expect(Math.min(available, held)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
    await expectMoneyAddsUp(test.app.get(DataSource));
  });
});

/** The checks of `verify-ledger` that concern credits alone. */
async function expectMoneyAddsUp(dataSource: DataSource): Promise<void> {
  const concerned = ledgerChecks.filter(({ sql }) => !/speech_requests|orders|transfers/.test(sql));
  expect(concerned.length).toBeGreaterThanOrEqual(5);
  for (const { name, sql } of concerned) expect([name, await dataSource.query(sql)]).toEqual([name, []]);
}
