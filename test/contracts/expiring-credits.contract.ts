import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CreditEntry } from '../../src/accounts/domain/credits/credits';
import { slicesOf, spentSpan } from '../../src/accounts/domain/credits/spending';
import type { LedgerStage } from './credit-ledger.contract';

const DAY_MS = 86_400_000;
const now = new Date('2027-01-01T00:00:00.000Z');
const days = (count: number): Date => new Date(now.getTime() + count * DAY_MS);

/** What every ledger promises of credits that end. @param open called before the first test */
export function describeExpiringCredits(name: string, open: () => LedgerStage): void {
  describe(`${name} with credits that end`, () => {
    let stage: LedgerStage;
    beforeAll(() => {
      stage = open();
    });

    const grant = (accountId: string, credits: number, expiresAt: Date | null): Promise<void> =>
      stage.ledger.grant({
        ...{ accountId, credits, type: 'adjustment', sourceId: randomUUID(), reason: 'test', expiresAt },
      });
    /** An account with 10 credits that never end, 20 that end in 2 days and 30 that end in 1. */
    const openAccount = async (): Promise<string> => {
      const id = await stage.openAccount();
      for (const [credits, expiresAt] of [
        [10, null],
        [20, days(2)],
        [30, days(1)],
      ] as const) {
        await grant(id, credits, expiresAt);
      }
      return id;
    };
    const left = async (id: string) =>
      (await stage.lots.left(id)).map(({ creditsLeft, expiresAt }) => [
        creditsLeft,
        (expiresAt.getTime() - now.getTime()) / DAY_MS,
      ]);
    const entries = async (id: string) => (await stage.ledger.entries(id, { page: 1, limit: 100 })).items;
    /** From which grants an entry has taken, as their credits and what it took. */
    const paying = async (id: string, entry: CreditEntry) => {
      const ending = await stage.lots.usedBy(entry.id);
      const span = spentSpan(
        entry,
        ending.reduce((sum, { credits }) => sum + credits, 0),
      );
      const lasting = span.start < span.end ? slicesOf(span, await stage.ledger.grantsOf(id, span)) : [];
      return [...ending, ...lasting].map((slice) => [slice.grant.credits, slice.credits]);
    };

    it('keeps of each grant when it ends, and counts what ends', async () => {
      const id = await openAccount();
      expect(await stage.balanceOf(id)).toMatchObject({ available: 60, granted: 60 });
      expect(await left(id)).toEqual([
        [30, 1],
        [20, 2],
      ]);
      const [third, second, first] = await entries(id);
      expect(first).toMatchObject({ expiresAt: null, endingAfter: 0, grantedTotal: 10 });
      expect(second).toMatchObject({ expiresAt: days(2), endingAfter: 20, grantedTotal: 10 });
      expect(third).toMatchObject({
        expiresAt: days(1),
        endingAfter: 50,
        grantedTotal: 10,
        balanceAfter: 60,
      });
    });

    it('counts more credits than 32 bits do, in every movement', async () => {
      const [many, { ledger }] = [2 ** 32, stage];
      const [id, held, work] = [await stage.openAccount(), randomUUID(), randomUUID()];
      await grant(id, 10 * many, null);
      await grant(id, 2 * many, days(1));
      await ledger.hold(id, 4 * many, held);
      await ledger.charge(held);
      await ledger.reserve(id, 3 * many, work);
      await ledger.chargePart(work, many);
      await ledger.spend(id, many, randomUUID());
      await grant(id, -many, null);
      await grant(id, 2 * many, days(1));
      expect(await ledger.expire(id, days(2))).toMatchObject({ credits: -2 * many });
      expect(await stage.balanceOf(id)).toMatchObject({ available: 5 * many, held: 0, granted: 14 * many });
    });

    it('takes from what ends first whenever it charges, spends, charges a part or takes away', async () => {
      const id = await openAccount();
      const [held, work] = [randomUUID(), randomUUID()];
      await stage.ledger.spend(id, 5, randomUUID());
      expect(await left(id)).toEqual([
        [25, 1],
        [20, 2],
      ]);
      await stage.ledger.hold(id, 10, held);
      await stage.ledger.reserve(id, 30, work);
      expect(await left(id)).toHaveLength(2); // what is held is of no grant yet
      await stage.ledger.charge(held);
      await stage.ledger.chargePart(work, 20);
      expect(await left(id)).toEqual([[15, 2]]);
      await grant(id, -18, null);
      expect(await left(id)).toEqual([]);
      const spending = (await entries(id)).filter(({ credits }) => credits < 0).reverse();
      expect(await Promise.all(spending.map((entry) => paying(id, entry)))).toEqual([
        [[30, 5]],
        [[30, 10]],
        [
          [30, 15],
          [20, 5],
        ],
        [
          [20, 15],
          [10, 3],
        ],
      ]);
      expect(spending.map(({ endingAfter }) => endingAfter)).toEqual([45, 35, 15, 0]);
    });

    it('ends what is left at its time, by an entry for each grant, once', async () => {
      const id = await openAccount();
      await stage.ledger.spend(id, 5, randomUUID());
      expect(await stage.ledger.expire(id, new Date(days(1).getTime() - 1))).toBeNull();
      expect(await stage.ledger.expire(id, days(2))).toEqual({ credits: -45, balanceAfter: 10 });
      expect(await stage.ledger.expire(id, days(2))).toBeNull();
      expect(await stage.balanceOf(id)).toMatchObject({ available: 10, held: 0, granted: 60 });
      const [last, before] = await entries(id);
      expect(before).toMatchObject({ type: 'expiry', credits: -25, balanceAfter: 30, endingAfter: 20 });
      expect(last).toMatchObject({ type: 'expiry', credits: -20, balanceAfter: 10, endingAfter: 0 });
      expect(last).toMatchObject({ reason: null, operatorId: null, expiresAt: null, grantedTotal: 10 });
      expect([await paying(id, before!), await paying(id, last!)]).toEqual([[[30, 25]], [[20, 20]]]);
    });

    it('ends nothing that is held, until it is given back', async () => {
      const id = await openAccount();
      const [charged, released] = [randomUUID(), randomUUID()];
      await stage.ledger.hold(id, 12, charged);
      await stage.ledger.hold(id, 8, released);
      expect(await stage.ledger.expire(id, days(1))).toEqual({ credits: -10, balanceAfter: 50 });
      await stage.ledger.charge(charged);
      await stage.ledger.release(released);
      expect(await left(id)).toEqual([
        [8, 1],
        [20, 2],
      ]);
      expect(await stage.ledger.expire(id, days(1))).toEqual({ credits: -8, balanceAfter: 30 });
      expect(await stage.balanceOf(id)).toMatchObject({ available: 30, held: 0 });
    });

    it('finds whose credits end by then, a page at a time, and tells of each lot once', async () => {
      const far = { limit: 1000, unannouncedOnly: true };
      const ids = (await Promise.all([openAccount(), openAccount()])).sort();
      const [mine] = ids;
      const found = async (endBy: Date, page: Parameters<typeof stage.lots.owners>[1]) =>
        (await stage.lots.owners(endBy, page)).filter((id) => ids.includes(id));
      expect(await found(new Date(days(1).getTime() - 1), { ...far, after: null })).toEqual([]);
      expect(await found(days(1), { ...far, after: null })).toEqual(ids);
      expect(await found(days(1), { ...far, after: mine })).toEqual(ids.slice(1));
      expect(await stage.lots.owners(days(1), { ...far, limit: 1, after: null })).toHaveLength(1);
      const told = await stage.lots.announce(mine, days(1), now);
      expect(told).toMatchObject([{ creditsLeft: 30, expiresAt: days(1), announcedAt: now }]);
      expect(await stage.lots.announce(mine, days(1), now)).toEqual([]);
      expect(await found(days(1), { ...far, after: null })).toEqual(ids.slice(1));
      expect(await found(days(1), { after: null, limit: 1000, unannouncedOnly: false })).toEqual(ids);
      expect(await stage.lots.announce(mine, days(2), now)).toMatchObject([{ creditsLeft: 20 }]);
    });

    it('adds up after any sequence of concurrent calls (property)', async () => {
      const call = fc.record({
        kind: fc.constantFrom('grant', 'lasting', 'hold', 'spend', 'charge', 'release', 'expire'),
        credits: fc.integer({ min: 1, max: 40 }),
        request: fc.nat(5),
        day: fc.integer({ min: 1, max: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
          const id = await openAccount();
          const requests = Array.from({ length: 6 }, () => randomUUID());
          await Promise.allSettled(
            calls.map(({ kind, credits, request, day }) => {
              const requestId = requests[request] ?? '';
              if (kind === 'grant') return grant(id, credits, days(day));
              if (kind === 'lasting') return grant(id, credits, null);
              if (kind === 'expire') return stage.ledger.expire(id, days(day));
              if (kind === 'hold' || kind === 'spend') return stage.ledger[kind](id, credits, requestId);
              return stage.ledger[kind](requestId);
            }),
          );
          await expectConsistency(id);
          for (const request of requests) await stage.ledger.release(request);
          await stage.ledger.expire(id, days(4));
          expect(await left(id)).toEqual([]);
          await expectConsistency(id);
        }),
        { numRuns: 15 },
      );
    });

    /** Each credit is of one grant, spent or ended once; those that end go first. */
    async function expectConsistency(id: string): Promise<void> {
      const { available, held } = await stage.balanceOf(id);
      const ledger = [...(await entries(id))].reverse();
      expect(ledger.at(-1)).toMatchObject({ balanceAfter: available + held });
      const lots = await stage.lots.left(id);
      expect(lots.reduce((sum, lot) => sum + lot.creditsLeft, 0)).toBe(ledger.at(-1)?.endingAfter);
      const used = new Map<number, number>();
      let ending = 0;
      for (const entry of ledger) {
        const slices = await stage.lots.usedBy(entry.id);
        const taken = slices.reduce((sum, { credits }) => sum + credits, 0);
        if (entry.type === 'expiry') expect(taken).toBe(-entry.credits);
        else expect(taken).toBe(entry.credits < 0 ? Math.min(-entry.credits, ending) : 0);
        ending += (entry.expiresAt ? entry.credits : 0) - taken;
        expect(entry.endingAfter).toBe(ending);
        for (const slice of slices) used.set(slice.grant.id, (used.get(slice.grant.id) ?? 0) + slice.credits);
        const span = spentSpan(entry, taken);
        if (entry.credits < 0 && span.start < span.end) {
          const lasting = slicesOf(span, await stage.ledger.grantsOf(id, span));
          expect(lasting.reduce((sum, { credits }) => sum + credits, 0)).toBe(-entry.credits - taken);
          for (const slice of lasting)
            used.set(slice.grant.id, (used.get(slice.grant.id) ?? 0) + slice.credits);
        }
      }
      for (const { id: entryId, credits } of ledger) {
        if (credits < 0) continue;
        const lot = lots.find((each) => each.entryId === entryId);
        expect((used.get(entryId) ?? 0) + (lot?.creditsLeft ?? 0)).toBeLessThanOrEqual(credits);
        if (lot) expect((used.get(entryId) ?? 0) + lot.creditsLeft).toBe(credits);
      }
    }
  });
}
