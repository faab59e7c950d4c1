import fc from 'fast-check';
import { type CreditLot, endedCredits, endOfCredits, takeFrom } from './credit-lots';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-20T08:00:00.000Z');

const lot = (entryId: number, creditsLeft: number, days: number): CreditLot => ({
  ...{ entryId, creditsLeft, accountId: 'a', announcedAt: null },
  expiresAt: new Date(now.getTime() + days * DAY_MS),
});

/** Lots in the order in which they end. */
const lots = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: -5, max: 5 })), { maxLength: 8 })
  .map((drawn) =>
    [...drawn].sort(([, one], [, other]) => one - other).map(([left, days], index) => lot(index, left, days)),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const creditsOf = (takings: readonly { credits: number }[]) => sum(takings.map(({ credits }) => credits));
const leftOf = (some: readonly CreditLot[]) => sum(some.map(({ creditsLeft }) => creditsLeft));

/** The lots, after what was taken from them. */
const without = (some: readonly CreditLot[], takings: ReturnType<typeof takeFrom>): CreditLot[] =>
  some.map((each) => ({
    ...each,
    creditsLeft: each.creditsLeft - (takings.find(({ lotId }) => lotId === each.entryId)?.credits ?? 0),
  }));

describe('takeFrom', () => {
  it('takes one credit after the other from the lot that ends first (property)', () => {
    fc.assert(
      fc.property(lots, fc.nat(300), (some, credits) => {
        const purse = some.flatMap(({ entryId, creditsLeft }) => Array<number>(creditsLeft).fill(entryId));
        const taken = purse.slice(0, credits);
        const expected = [...new Set(taken)].map((lotId) => ({
          lotId,
          credits: taken.filter((other) => other === lotId).length,
        }));
        expect(takeFrom(some, credits)).toEqual(expected);
      }),
    );
  });
});

describe('endedCredits', () => {
  it('ends what has reached its time, to the millisecond', () => {
    const some = [lot(1, 10, -1), lot(2, 20, 0), lot(3, 30, 1)];
    expect(endedCredits(some, 0, new Date(now.getTime() - 1))).toEqual([{ lotId: 1, credits: 10 }]);
    expect(endedCredits(some, 0, now)).toEqual([
      { lotId: 1, credits: 10 },
      { lotId: 2, credits: 20 },
    ]);
  });

  it('keeps what is held, of those first that a charge takes first', () => {
    const some = [lot(1, 10, -2), lot(2, 20, -1)];
    expect(endedCredits(some, 10, now)).toEqual([{ lotId: 2, credits: 20 }]);
    expect(endedCredits(some, 15, now)).toEqual([{ lotId: 2, credits: 15 }]);
    expect(endedCredits(some, 30, now)).toEqual([]);
  });

  it('leaves enough of each for what is held, and nothing more of what is over (property)', () => {
    fc.assert(
      fc.property(lots, fc.nat(200), (some, held) => {
        const over = some.filter(({ expiresAt }) => expiresAt <= now);
        const ended = endedCredits(some, held, now);
        expect(creditsOf(ended)).toBe(Math.max(0, leftOf(over) - held));
        const left = without(some, ended);
        expect(endedCredits(left, held, now)).toEqual([]); // repeatable
        // Charging what was held takes the same credits as if nothing had ended.
        const kept = Math.min(held, leftOf(over));
        expect(takeFrom(left, kept)).toEqual(takeFrom(some, kept));
        // Given back instead, they end too.
        expect(leftOf(without(left, endedCredits(left, 0, now)))).toBe(leftOf(some) - leftOf(over));
      }),
      { numRuns: 300 },
    );
  });
});

it('Credits end so many days after they were granted, or never', () => {
  expect(endOfCredits(now, 365)).toEqual(new Date('2027-11-20T08:00:00.000Z'));
  expect(endOfCredits(now, null)).toBeNull();
});
