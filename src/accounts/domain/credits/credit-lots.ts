/** Credits of one grant that end at some time. */
export interface CreditLot {
  /** The ledger's entry that granted them. */
  readonly entryId: number;
  readonly accountId: string;
  /** From when on they are not spent any more, unless they are held then. */
  readonly expiresAt: Date;
  /** Neither spent nor ended; 0 or more. */
  readonly creditsLeft: number;
  /** When its owner was told that they will end; null until then. */
  readonly announcedAt: Date | null;
}

/** The part of a lot that an entry of the ledger took. */
export interface LotUse {
  /** The ledger's entry that spent them, or by which they ended. */
  readonly entryId: number;
  readonly lotId: number;
  /** At least 1. */
  readonly credits: number;
}

export type LotTaking = Omit<LotUse, 'entryId'>;

/** How long before their end the owner of credits is told. */
export const EXPIRY_NOTICE_DAYS = 7;

const DAY_MS = 86_400_000;

/** @param days null for credits that never end */
export const endOfCredits = (grantedAt: Date, days: number | null): Date | null =>
  days === null ? null : new Date(grantedAt.getTime() + days * DAY_MS);

/**
 * What spending takes from the credits that end: from those first that end first. The rest is of those that never do.
 * @param lots in that order
 */
export function takeFrom(lots: readonly CreditLot[], credits: number): LotTaking[] {
  let wanted = credits;
  return lots.flatMap(({ entryId, creditsLeft }) => {
    const taken = Math.min(creditsLeft, wanted);
    wanted -= taken;
    return taken > 0 ? [{ lotId: entryId, credits: taken }] : [];
  });
}

/**
 * What ends now. Credits that are held do not: they will be charged, or end once they are given back. Which are held
 * follows from the order in which a charge takes them: those that end first.
 * @param lots in that order
 * @param held all that the account has set aside
 */
export function endedCredits(lots: readonly CreditLot[], held: number, now: Date): LotTaking[] {
  let kept = held;
  return lots.flatMap(({ entryId, creditsLeft, expiresAt }) => {
    if (expiresAt > now) return [];
    const credits = creditsLeft - Math.min(creditsLeft, kept);
    kept -= creditsLeft - credits;
    return credits > 0 ? [{ lotId: entryId, credits }] : [];
  });
}
