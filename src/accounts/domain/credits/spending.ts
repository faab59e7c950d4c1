import type { CreditEntry } from './credits';

/**
 * A stretch of all that an account ever spent of the credits that never end, counted from its first: `start` to `end`,
 * exclusive.
 */
export interface SpentSpan {
  readonly start: number;
  readonly end: number;
}

/** The part of a grant that paid for a charge. */
export interface GrantSlice {
  readonly grant: CreditEntry;
  /** At least 1, at most what was granted. */
  readonly credits: number;
}

/**
 * The position in the account's spending of an entry that takes credits away. All that was spent up to an entry
 * is what was granted until then less what the account still owned, of the credits that never end.
 * @param fromEnding how many of its credits were of those that end, which are spent before the others
 */
export function spentSpan(entry: CreditEntry, fromEnding = 0): SpentSpan {
  const end = entry.grantedTotal - (entry.balanceAfter - entry.endingAfter);
  return { start: end + entry.credits + fromEnding, end };
}

/**
 * Which grants paid for a stretch of spending. Credits that never end are spent in the order in which they were granted: the
 * grant after which `grantedTotal` had been granted is the account's credits from `grantedTotal - credits` to
 * `grantedTotal`, and pays for the spending with the same numbers. So each credit granted is spent once. An
 * operator's negative adjustment spends as a charge does; a hold that is released spends nothing.
 * @param grants oldest first; those that lie elsewhere are passed over
 */
export function slicesOf(span: SpentSpan, grants: readonly CreditEntry[]): GrantSlice[] {
  return grants.flatMap((grant) => {
    const start = Math.max(span.start, grant.grantedTotal - grant.credits);
    const end = Math.min(span.end, grant.grantedTotal);
    return end > start ? [{ grant, credits: end - start }] : [];
  });
}
