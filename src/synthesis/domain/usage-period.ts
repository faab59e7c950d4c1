import { InvalidParameters } from '../../shared/domain/domain-error';
import { DAY_MS, dayAt, type DayZone, isoDay, parseDay } from './local-days';

/** Whole days, both included, as `YYYY-MM-DD`. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
  /** Where the days begin; in UTC when it is left out. */
  readonly zone?: DayZone;
}

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/**
 * The period that a caller names; by default the 30 days that end today, or at `to`.
 * @throws InvalidParameters for a date that does not exist, for `from` after `to`, and for more than 366 days
 */
export function usagePeriod(
  given: { from?: string; to?: string; zone?: DayZone },
  now: Date,
): Required<UsagePeriod> {
  const { zone = 'UTC' } = given;
  const to = given.to === undefined ? dayAt(now, zone) : parseDay('to', given.to);
  const from = given.from === undefined ? to - (DEFAULT_DAYS - 1) * DAY_MS : parseDay('from', given.from);
  if (from > to) throw InvalidParameters.of('from', 'AFTER_TO', 'from must not be after to.');
  if (to - from >= MAX_DAYS * DAY_MS) {
    throw InvalidParameters.of('from', 'PERIOD_TOO_LONG', `from and to must span at most ${MAX_DAYS} days.`);
  }
  return { from: isoDay(from), to: isoDay(to), zone };
}
