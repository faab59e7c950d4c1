import { InvalidParameters } from '../../shared/domain/domain-error';

/** Whole days in UTC, both included, as `YYYY-MM-DD`. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/**
 * The period that a caller names; by default the 30 days that end today, or at `to`.
 * @throws InvalidParameters for a date that does not exist, for `from` after `to`, and for more than 366 days
 */
export function usagePeriod(given: { from?: string; to?: string }, now: Date): UsagePeriod {
  const to = given.to === undefined ? startOfDay(now) : parseDay('to', given.to);
  const from = given.from === undefined ? to - (DEFAULT_DAYS - 1) * DAY_MS : parseDay('from', given.from);
  if (from > to) throw InvalidParameters.of('from', 'AFTER_TO', 'from must not be after to.');
  if (to - from >= MAX_DAYS * DAY_MS) {
    throw InvalidParameters.of('from', 'PERIOD_TOO_LONG', `from and to must span at most ${MAX_DAYS} days.`);
  }
  return { from: isoDay(from), to: isoDay(to) };
}

/** Years from 1000, so that every date is one to PostgreSQL and to JavaScript alike. */
function parseDay(field: string, text: string): number {
  const at = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(at) || isoDay(at) !== text) {
    throw InvalidParameters.of(field, 'IS_DATE', `${field} must be a date such as 2026-01-31.`);
  }
  return at;
}

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS) * DAY_MS;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
