/** A charge: what it took (negative) and what it left of all that the account owned. */
export interface Charge {
  readonly credits: number;
  readonly balanceAfter: number;
}

/**
 * Whether a charge has taken the balance below the threshold. True of one charge for each time that it falls, because
 * balances change one after the other.
 */
export const fallsBelow = (threshold: number, { credits, balanceAfter }: Charge): boolean =>
  balanceAfter < threshold && balanceAfter - credits >= threshold;
