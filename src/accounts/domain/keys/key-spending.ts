import { KeyBudgetUsedUp } from '../accounts.errors';
import type { KeyLimits } from './api-key';

/** Vietnam's time all year round: days and months of budgets begin when they do there. */
const UTC_OFFSET_MS = 7 * 3_600_000;

/** What requests with one key cost on one day, what they hold included, and what was released taken off. */
export interface KeyDay {
  readonly keyId: string;
  /** In Vietnam, as `2026-11-22`. */
  readonly day: string;
  readonly credits: number;
}

/** Credits that a key has spent or holds. */
export interface KeySpending {
  readonly today: number;
  /** Since the month began, today included. */
  readonly thisMonth: number;
}

export const NOTHING_SPENT: KeySpending = { today: 0, thisMonth: 0 };

/** The day in Vietnam that a moment belongs to. */
export const vietnamDay = (moment: Date): string =>
  new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);

/** The first day of the month that a day belongs to. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** @throws KeyBudgetUsedUp when the day's or the month's budget does not cover so many credits more */
export function requireBudget(
  { dailyCreditLimit, monthlyCreditLimit }: Pick<KeyLimits, 'dailyCreditLimit' | 'monthlyCreditLimit'>,
  { today, thisMonth }: KeySpending,
  credits: number,
): void {
  if (dailyCreditLimit !== null && today + credits > dailyCreditLimit)
    throw new KeyBudgetUsedUp('day', dailyCreditLimit, today);
  if (monthlyCreditLimit !== null && thisMonth + credits > monthlyCreditLimit)
    throw new KeyBudgetUsedUp('month', monthlyCreditLimit, thisMonth);
}
