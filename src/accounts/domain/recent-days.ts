import { vietnamDay } from './keys/key-spending';

const DAY_MS = 86_400_000;

/** Something of today, of the last 7 days and of the last 30, today included. */
export interface OfRecentDays<Figures> {
  readonly today: Figures;
  readonly last7Days: Figures;
  readonly last30Days: Figures;
}

/** The moments in which these days began in Vietnam. */
export function recentDays(now: Date): OfRecentDays<Date> {
  const today = new Date(`${vietnamDay(now)}T00:00:00+07:00`);
  const daysBefore = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
  return { today, last7Days: daysBefore(6), last30Days: daysBefore(29) };
}
