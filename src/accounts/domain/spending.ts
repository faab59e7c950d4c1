import type { CreditEntry } from './credits';

/** A stretch of all that an account ever spent, in credits counted from its first: `start` to `end`, exclusive. */
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
 * is what was granted until then less what the account still owned.
 */
export function spentSpan({ grantedTotal, balanceAfter, credits }: CreditEntry): SpentSpan {
  const end = grantedTotal - balanceAfter;
  return { start: end + credits, end };
}

/**
 * Which grants paid for a stretch of spending. Credits are spent in the order in which they were granted: the
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
