import fc from 'fast-check';
import type { CreditEntry } from './credits';
import { slicesOf, spentSpan } from './spending';

/** The ledger that movements make: positive ones grant, negative ones take away what is there. */
function ledgerOf(movements: readonly number[]): CreditEntry[] {
  let [balanceAfter, grantedTotal] = [0, 0];
  return movements.flatMap((wanted, index) => {
    const credits = Math.max(wanted, -balanceAfter);
    if (credits === 0) return [];
    balanceAfter += credits;
    grantedTotal += Math.max(credits, 0);
    const type = credits < 0 ? 'charge' : 'adjustment';
    const facts = { accountId: 'a', sourceId: String(index), reason: null, operatorId: null };
    const lasting = { endingAfter: 0, expiresAt: null, createdAt: new Date(index) };
    return [{ ...facts, ...lasting, id: index, type, credits, balanceAfter, grantedTotal }];
  });
}

/** What paid for each entry that takes away, as [entry, grant, credits], by handing out one credit at a time. */
function handedOut(ledger: readonly CreditEntry[]): [number, number, number][] {
  const purse: number[] = [];
  return ledger.flatMap(({ id, credits }) => {
    if (credits > 0) {
      purse.push(...Array<number>(credits).fill(id));
      return [];
    }
    const taken = purse.splice(0, -credits);
    return [...new Set(taken)].map((grant): [number, number, number] => [
      id,
      grant,
      taken.filter((other) => other === grant).length,
    ]);
  });
}

const movements = fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 40 });

describe('the grants that pay for a charge', () => {
  it('are the oldest credits that were left, each used once (property)', () => {
    fc.assert(
      fc.property(movements, (moved) => {
        const ledger = ledgerOf(moved);
        const grants = ledger.filter(({ credits }) => credits > 0);
        const charges = ledger.filter(({ credits }) => credits < 0);
        const slices = charges.flatMap((charge) =>
          slicesOf(spentSpan(charge), grants).map(({ grant, credits }) => ({ charge, grant, credits })),
        );
        for (const charge of charges) {
          const paid = slices.filter((slice) => slice.charge === charge);
          expect(paid.reduce((sum, { credits }) => sum + credits, 0)).toBe(-charge.credits);
          for (const { grant } of paid) expect(grant.id).toBeLessThan(charge.id);
        }
        for (const grant of grants) {
          const used = slices.filter((slice) => slice.grant === grant);
          expect(used.reduce((sum, { credits }) => sum + credits, 0)).toBeLessThanOrEqual(grant.credits);
        }
        expect(slices.map(({ charge, grant, credits }) => [charge.id, grant.id, credits])).toEqual(
          handedOut(ledger),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('begin where the charge before ended', () => {
    const ledger = ledgerOf([10, 5, -8, -4, 20, -10]);
    const grants = ledger.filter(({ credits }) => credits > 0);
    const paid = ledger
      .filter(({ credits }) => credits < 0)
      .map((charge) => slicesOf(spentSpan(charge), grants).map(({ grant, credits }) => [grant.id, credits]));
    expect(paid).toEqual([
      [[0, 8]],
      [
        [0, 2],
        [1, 2],
      ],
      [
        [1, 3],
        [4, 7],
      ],
    ]);
  });
});
