import { InvalidParameters } from '../../shared/domain/domain-error';

/** Where days may begin, and how many hours before UTC's they do. Vietnam has had no summer time since 1975. */
export const DAY_ZONES = { UTC: 0, 'Asia/Ho_Chi_Minh': 7 } as const;

export type DayZone = keyof typeof DAY_ZONES;

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * A day as the number of milliseconds of its midnight in UTC. Years from 1000, so that every date is one to PostgreSQL
 * and to JavaScript alike.
 * @throws InvalidParameters naming `field` for anything but a date that exists, as `2026-01-31`
 */
export function parseDay(field: string, text: string): number {
  const at = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(at) || isoDay(at) !== text) {
    throw InvalidParameters.of(field, 'IS_DATE', `${field} must be a date such as 2026-01-31.`);
  }
  return at;
}

/** The day that a moment belongs to, as `parseDay` gives it. */
export const dayAt = (moment: Date, zone: DayZone): number =>
  Math.floor((moment.getTime() + DAY_ZONES[zone] * HOUR_MS) / DAY_MS) * DAY_MS;

/** When a day begins. */
export const startOf = (day: number, zone: DayZone): Date => new Date(day - DAY_ZONES[zone] * HOUR_MS);

export const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);
