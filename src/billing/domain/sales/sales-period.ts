import { checkAll, InvalidParameters } from '../../../shared/domain/domain-error';
import { parseBankTime } from '../transfers/bank-time';

const DAY_MS = 86_400_000;

/** From a moment up to another, which is not in it. */
export interface SalesPeriod {
  readonly from: Date;
  readonly until: Date;
}

/**
 * The time from the beginning of one day in Vietnam to the end of another.
 * @param from as `2026-11-01`; so is `to`
 * @throws InvalidParameters naming what is no day, or `to` where it is before `from`
 */
export function salesPeriod(from: string, to: string): SalesPeriod {
  const [first, last] = checkAll(
    () => dayIn('from', from),
    () => dayIn('to', to),
  );
  if (last < first) throw InvalidParameters.of('to', 'BEFORE_FROM', 'to must not be before from.');
  return { from: first, until: new Date(last.getTime() + DAY_MS) };
}

function dayIn(field: string, text: string): Date {
  const beginning = parseBankTime(`${text} 00:00:00`);
  if (beginning) return beginning;
  throw InvalidParameters.of(field, 'INVALID_FORMAT', `${field} must be a day such as 2026-11-30.`);
}
