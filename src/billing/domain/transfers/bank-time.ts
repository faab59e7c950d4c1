const PATTERN = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** Vietnam keeps UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/**
 * The moment that a gateway's `transactionDate` names: `YYYY-MM-DD HH:mm:ss`, local time of Vietnam.
 * @returns null for another form or a day or time that does not exist
 */
export function parseBankTime(text: string): Date | null {
  if (!PATTERN.test(text)) return null;
  const asUtc = new Date(`${text.replace(' ', 'T')}Z`);
  // An impossible day such as 02-30 either is invalid or rolls over into the next month.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== text.replace(' ', 'T'))
    return null;
  return new Date(asUtc.getTime() - OFFSET_MS);
}

/** From the first moment of 2000 in Vietnam to that of 2100. */
const CENTURY = [Date.UTC(2000, 0, 1) - OFFSET_MS, Date.UTC(2100, 0, 1) - OFFSET_MS] as const;

/**
 * Whether a transfer can have been booked then. The years 0000, 0001 and 9999 stand for a time that is missing in
 * many programs. A clock that is wrong by days or years, theirs or ours, shall cost nobody the money.
 */
export function isPlausibleBankTime(at: Date): boolean {
  return at.getTime() >= CENTURY[0] && at.getTime() < CENTURY[1];
}

/** What clocks in Vietnam show at a moment: `2026-11-22 07:30:00`. */
export const vietnamTime = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The day in Vietnam that a moment belongs to: `2026-11-22`. */
export const vietnamDay = (at: Date): string => vietnamTime(at).slice(0, 10);
