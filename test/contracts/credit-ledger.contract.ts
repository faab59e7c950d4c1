import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CreditLedger } from '../../src/accounts/application/credits/credit-ledger';
import type { CreditLots } from '../../src/accounts/application/credits/credit-lots';
import {
  AccountNotFound,
  AlreadyGranted,
  InsufficientCredits,
} from '../../src/accounts/domain/accounts.errors';
import { slicesOf, spentSpan } from '../../src/accounts/domain/credits/spending';
import type { Transaction } from '../../src/shared/application/transaction';

/** A ledger under test, and what it keeps its balances for. */
export interface LedgerStage {
  readonly ledger: CreditLedger;
  readonly lots: CreditLots;
  readonly transaction: Transaction;
  /** @returns the id of a new account without credits */
  openAccount(): Promise<string>;
  balanceOf(accountId: string): Promise<{ available: number; held: number; granted: number }>;
}

/**
 * What every credit ledger promises.
 * @param open called before the first test
 */
export function describeCreditLedger(name: string, open: () => LedgerStage): void {
  describe(`${name} as CreditLedger`, () => {
    let stage: LedgerStage;
    let ledger: CreditLedger;

    beforeAll(() => {
      stage = open();
      ledger = stage.ledger;
    });

    const grant = (accountId: string, credits: number, sourceId: string = randomUUID()): Promise<void> =>
      ledger.grant({ accountId, credits, type: 'adjustment', sourceId, reason: 'test' });
    const openAccount = async (credits: number): Promise<string> => {
      const id = await stage.openAccount();
      if (credits > 0) await grant(id, credits);
      return id;
    };
    const balance = async (id: string): Promise<{ available: number; held: number }> => {
      const { available, held } = await stage.balanceOf(id);
      return { available, held };
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

    it('charges a part of what was set aside, gives back the rest, and numbers no such hold', async () => {
      const id = await openAccount(100);
      const [work, other, request] = [randomUUID(), randomUUID(), randomUUID()];
      await ledger.reserve(id, 60, work);
      await ledger.reserve(id, 10, other);
      expect(await balance(id)).toEqual({ available: 30, held: 70 });
      await expect(ledger.reserve(id, 31, randomUUID())).rejects.toThrow(new InsufficientCredits(31, 30));
      expect(await ledger.hold(id, 5, request)).toBe(1);
      await ledger.chargePart(work, 25);
      await Promise.all([ledger.chargePart(work, 5), ledger.charge(work), ledger.release(work)]);
      expect(await balance(id)).toEqual({ available: 60, held: 15 });
      await ledger.chargePart(other, 10);
      expect(await balance(id)).toEqual({ available: 60, held: 5 });
      expect(await ledger.findHold(id, work)).toMatchObject({ credits: 25, state: 'charged' });
      const { items } = await ledger.entries(id, { page: 1, limit: 10 });
      expect(items.map(({ credits, balanceAfter }) => [credits, balanceAfter])).toEqual([
        [-10, 65],
        [-25, 75],
        [100, 100],
      ]);
    });

    it.each([0, -1, 11])('charges no %s of 10 credits that were set aside', async (credits) => {
      const id = await openAccount(10);
      const work = randomUUID();
      await ledger.reserve(id, 10, work);
      await ledger.chargePart(work, credits);
      expect(await balance(id)).toEqual({ available: 0, held: 10 });
    });

    it('settles a hold once, whatever is asked of it later', async () => {
      const id = await openAccount(10);
      const request = randomUUID();
      await ledger.hold(id, 10, request);
      await Promise.all([ledger.charge(request), ledger.charge(request), ledger.release(request)]);
      const { available, held } = await balance(id);
      expect(held).toBe(0);
      expect([0, 10]).toContain(available);
      const hold = await ledger.findHold(id, request);
      expect(hold).toMatchObject({ state: available === 0 ? 'charged' : 'released' });
      expect(hold?.settledAt).toBeInstanceOf(Date);
    });

    it('takes back what is available, and refuses more, once for a source', async () => {
      const id = await openAccount(100);
      await ledger.hold(id, 30, randomUUID());
      const takeBack = (credits: number, sourceId: string = randomUUID()) =>
        ledger.grant({ accountId: id, credits: -credits, type: 'refund', sourceId, reason: 'test' });
      await expect(takeBack(71)).rejects.toThrow(new InsufficientCredits(71, 70));
      const source = randomUUID();
      await takeBack(20, source);
      await expect(takeBack(20, source)).rejects.toBeInstanceOf(AlreadyGranted);
      await takeBack(50);
      await expect(takeBack(1)).rejects.toMatchObject({ available: 0 });
      expect(await stage.balanceOf(id)).toMatchObject({ available: 0, held: 30, granted: 100 });
      const { items } = await ledger.entries(id, { page: 1, limit: 10 });
      expect(items.map(({ type, credits, balanceAfter }) => [type, credits, balanceAfter])).toEqual([
        ['refund', -50, 30],
        ['refund', -20, 80],
        ['adjustment', 100, 100],
      ]);
    });

    it('refuses more than is available and says how much that is', async () => {
      const id = await openAccount(9);
      await expect(ledger.hold(id, 10, randomUUID())).rejects.toThrow(new InsufficientCredits(10, 9));
      expect(await balance(id)).toEqual({ available: 9, held: 0 });
      expect(await ledger.hold(id, 9, randomUUID())).toBe(1);
    });

    it('holds for a request once, and at least 1 credit', async () => {
      const id = await openAccount(10);
      const request = randomUUID();
      await ledger.hold(id, 3, request);
      await expect(ledger.hold(id, 3, request)).rejects.toThrow();
      await expect(ledger.spend(id, 3, request)).rejects.toThrow();
      for (const credits of [0, -1]) {
        await expect(ledger.hold(id, credits, randomUUID())).rejects.toThrow();
        await expect(ledger.spend(id, credits, randomUUID())).rejects.toThrow();
      }
      expect(await balance(id)).toEqual({ available: 7, held: 3 });
      expect(await ledger.hold(id, 7, randomUUID())).toBe(2);
    });

    it('keeps of each entry when it was made, what caused it, who decided it and why', async () => {
      const [id, operatorId] = [await openAccount(0), await openAccount(0)];
      const [source, spent, charged] = [randomUUID(), randomUUID(), randomUUID()];
      const before = Date.now();
      const gift = { accountId: id, credits: 9, type: 'adjustment', sourceId: source } as const;
      await ledger.grant({ ...gift, reason: 'bù', operatorId });
      await ledger.grant({ ...gift, type: 'order', reason: null });
      await ledger.spend(id, 4, spent);
      await ledger.hold(id, 5, charged);
      await ledger.charge(charged);
      const { items } = await ledger.entries(id, { page: 1, limit: 10 });
      const nobody = { accountId: id, reason: null, operatorId: null };
      expect(items).toMatchObject([
        { ...nobody, type: 'charge', credits: -5, sourceId: charged, balanceAfter: 9, grantedTotal: 18 },
        { ...nobody, type: 'charge', credits: -4, sourceId: spent, balanceAfter: 14, grantedTotal: 18 },
        { ...nobody, type: 'order', credits: 9, sourceId: source, balanceAfter: 18, grantedTotal: 18 },
        { ...gift, reason: 'bù', operatorId, balanceAfter: 9, grantedTotal: 9 },
      ]);
      const ids = items.map((entry) => entry.id);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
      for (const { createdAt } of items) expect(Math.abs(createdAt.getTime() - before)).toBeLessThan(600_000);
      expect((await ledger.entries(operatorId, { page: 1, limit: 10 })).items).toEqual([]);
    });

    it('keeps what became of a hold', async () => {
      const id = await openAccount(10);
      const [charged, released, spent] = [randomUUID(), randomUUID(), randomUUID()];
      await ledger.hold(id, 1, charged);
      await ledger.hold(id, 2, released);
      await ledger.spend(id, 3, spent);
      await ledger.charge(charged);
      await ledger.release(released);
      const states = [charged, released, spent].map((request) => ledger.findHold(id, request));
      expect(await Promise.all(states)).toMatchObject([
        { id: charged, accountId: id, credits: 1, state: 'charged' },
        { id: released, accountId: id, credits: 2, state: 'released' },
        { id: spent, accountId: id, credits: 3, state: 'charged' },
      ]);
      for (const hold of await Promise.all(states)) {
        expect(hold?.heldAt).toBeInstanceOf(Date);
        expect(hold?.settledAt).toBeInstanceOf(Date);
      }
    });

    it('passes over requests that it does not know', async () => {
      await expect(ledger.charge(randomUUID())).resolves.toBeUndefined();
      await expect(ledger.release(randomUUID())).resolves.toBeUndefined();
    });

    it('knows no account that was not opened', async () => {
      await expect(grant(randomUUID(), 5)).rejects.toThrow(AccountNotFound);
      await expect(ledger.hold(randomUUID(), 5, randomUUID())).rejects.toThrow(AccountNotFound);
      await expect(ledger.spend(randomUUID(), 5, randomUUID())).rejects.toThrow(AccountNotFound);
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
      await expect(grant(id, 5, source)).rejects.toThrow(AlreadyGranted);
      expect(await balance(id)).toEqual({ available: 5, held: 0 });
      expect(await ledger.findBySource('adjustment', source)).toMatchObject({ accountId: id, credits: 5 });
      expect(await ledger.findBySource('order', source)).toBeNull();
    });

    it('takes credits away by a negative grant, but none that the account does not have', async () => {
      const id = await openAccount(10);
      await grant(id, -4);
      expect(await stage.balanceOf(id)).toMatchObject({ available: 6, held: 0, granted: 10 });
      await expect(grant(id, -7)).rejects.toThrow();
      await expect(grant(id, 0)).rejects.toThrow();
      expect(await balance(id)).toEqual({ available: 6, held: 0 });
    });

    it('takes part in the caller’s transaction', async () => {
      const id = await openAccount(5);
      const undone = stage.transaction.run(async () => {
        await grant(id, 100);
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      expect(await balance(id)).toEqual({ available: 5, held: 0 });
    });

    it('finds the holds of the account, and no others', async () => {
      const [id, stranger] = [await openAccount(5), await openAccount(5)];
      const request = randomUUID();
      await ledger.hold(id, 5, request);
      expect(await ledger.findHold(id, request)).toMatchObject({
        ...{ id: request, accountId: id, credits: 5 },
        ...{ state: 'held', settledAt: null },
      });
      expect(await ledger.findHold(stranger, request)).toBeNull();
      expect(await ledger.findHold(id, randomUUID())).toBeNull();
    });

    it('lists the entries newest first, a page at a time', async () => {
      const id = await openAccount(0);
      for (const credits of [1, 2, 3]) await grant(id, credits);
      const pages = [1, 2, 3].map((page) => ledger.entries(id, { page, limit: 2 }));
      const found = (await Promise.all(pages)).map(({ total, items }) => [
        total,
        ...items.map(({ credits, balanceAfter, grantedTotal }) => [credits, balanceAfter, grantedTotal]),
      ]);
      expect(found).toEqual([[3, [3, 6, 6], [2, 3, 3]], [3, [1, 1, 1]], [3]]);
    });

    it('goes on behind any entry, towards the oldest', async () => {
      const [id, stranger] = [await openAccount(0), await openAccount(0)];
      for (const credits of [1, 2, 3]) await grant(id, credits);
      await grant(stranger, 9);
      const newest = await ledger.olderEntries(id, null, 2);
      expect(newest.map(({ credits }) => credits)).toEqual([3, 2]);
      const rest = await ledger.olderEntries(id, newest[1]!.id, 2);
      expect(rest.map(({ credits }) => credits)).toEqual([1]);
      expect(await ledger.olderEntries(id, rest[0]!.id, 2)).toEqual([]);
    });

    it('finds the grants that paid for a stretch of spending, oldest first', async () => {
      const id = await openAccount(0);
      for (const credits of [10, 20, 30]) await grant(id, credits);
      const creditsOf = async (start: number, end: number): Promise<number[]> =>
        (await ledger.grantsOf(id, { start, end })).map(({ credits }) => credits);
      expect(await creditsOf(0, 10)).toEqual([10]);
      expect(await creditsOf(9, 11)).toEqual([10, 20]);
      expect(await creditsOf(10, 30)).toEqual([20]);
      expect(await creditsOf(0, 60)).toEqual([10, 20, 30]);
      expect(await creditsOf(0, 61)).toEqual([]);
      expect(await creditsOf(59, 60)).toEqual([30]);
      const spender = await openAccount(10);
      await ledger.spend(spender, 5, randomUUID());
      await grant(spender, 20);
      const paying = await ledger.grantsOf(spender, { start: 0, end: 30 });
      expect(paying.map(({ credits }) => credits)).toEqual([10, 20]);
      await grant(id, -60);
      const stranger = await openAccount(60);
      expect(
        (await ledger.grantsOf(stranger, { start: 0, end: 60 })).map(({ accountId }) => accountId),
      ).toEqual([stranger]);
      expect(await creditsOf(0, 60)).toEqual([10, 20, 30]);
    });

    it('adds up after any sequence of concurrent calls (property)', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
          const id = await openAccount(20);
          const requests = Array.from({ length: 6 }, () => randomUUID());
          await Promise.allSettled(
            calls.map(({ kind, credits, request }) => {
              const requestId = requests[request] ?? '';
              if (kind === 'grant') return grant(id, credits);
              if (kind === 'hold' || kind === 'spend') return ledger[kind](id, credits, requestId);
              return ledger[kind](requestId);
            }),
          );
          await expectConsistency(id, requests);
        }),
        { numRuns: 40 },
      );
    });

    const call = fc.record({
      kind: fc.constantFrom('grant', 'hold', 'spend', 'charge', 'release'),
      credits: fc.integer({ min: 1, max: 40 }),
      request: fc.nat(5),
    });

    /** Balances are what the entries say, holds what the balances say, and every grant is used once. */
    async function expectConsistency(id: string, requests: readonly string[]): Promise<void> {
      const { available, held, granted } = await stage.balanceOf(id);
      expect(Math.min(available, held)).toBeGreaterThanOrEqual(0);
      const { items } = await ledger.entries(id, { page: 1, limit: 100 });
      expect(items.reduce((sum, { credits }) => sum + credits, 0)).toBe(available + held);
      expect(items[0]).toMatchObject({ balanceAfter: available + held, grantedTotal: granted });
      const holds = await Promise.all(requests.map((request) => ledger.findHold(id, request)));
      const open = holds.filter((hold) => hold?.state === 'held');
      expect(open.reduce((sum, hold) => sum + (hold?.credits ?? 0), 0)).toBe(held);
      const used = new Map<number, number>();
      for (const charge of items.filter(({ type }) => type === 'charge')) {
        const span = spentSpan(charge);
        const slices = slicesOf(span, await ledger.grantsOf(id, span));
        expect(slices.reduce((sum, { credits }) => sum + credits, 0)).toBe(-charge.credits);
        for (const { grant: paying, credits } of slices) {
          used.set(paying.id, (used.get(paying.id) ?? 0) + credits);
          expect(used.get(paying.id)).toBeLessThanOrEqual(paying.credits);
        }
      }
    }
  });
}
