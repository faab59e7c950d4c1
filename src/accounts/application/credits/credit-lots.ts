import type { CreditLot } from '../../domain/credits/credit-lots';
import type { GrantSlice } from '../../domain/credits/spending';

/** The credits that end, by the grants that gave them. Only `CreditLedger` changes how many are left. */
export abstract class CreditLots {
  /** What is left of the account's, in the order in which they are spent: those first that end first. */
  abstract left(accountId: string): Promise<CreditLot[]>;

  /** The grants of such credits from which an entry has taken, in the same order. */
  abstract usedBy(entryId: number): Promise<GrantSlice[]>;

  /**
   * Accounts with credits left that end by then, in the order of their ids.
   * @param after the last of the page before; null for the first page
   * @param unannouncedOnly leaves out those whose owners were told of all of them
   */
  abstract owners(
    endBy: Date,
    page: { readonly after: string | null; readonly limit: number; readonly unannouncedOnly: boolean },
  ): Promise<string[]>;

  /**
   * Notes that the account's owner is told of what is left and ends by then.
   * @returns what was noted now: each lot once, also by calls at the same moment
   */
  abstract announce(accountId: string, endBy: Date, now: Date): Promise<CreditLot[]>;
}
