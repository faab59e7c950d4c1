import { InvalidParameters } from '../../shared/domain/domain-error';
import { DAY_MS, parseDay, startOf } from './local-days';
import type { RequestStatus } from './speech-request';

/** Which requests of an account are looked for; whatever is left out does not matter. */
export interface HistoryFilter {
  readonly status?: RequestStatus;
  readonly speakerId?: string;
  /** The API key that it came with; null for requests without one, and for those from before keys were kept. */
  readonly keyId?: string | null;
  /** From then on. */
  readonly since?: Date;
  /** Before then. */
  readonly until?: Date;
  /** Stands somewhere in the text, in capitals or small letters. */
  readonly text?: string;
}

/** The days of a history are Vietnam's. */
const ZONE = 'Asia/Ho_Chi_Minh';

/**
 * @param given days as `2026-01-31`, both included
 * @throws InvalidParameters for a date that does not exist, and for `from` after `to`
 */
export function historyDays(given: { from?: string; to?: string }): Pick<HistoryFilter, 'since' | 'until'> {
  const from = given.from === undefined ? undefined : parseDay('from', given.from);
  const to = given.to === undefined ? undefined : parseDay('to', given.to);
  if (from !== undefined && to !== undefined && from > to)
    throw InvalidParameters.of('from', 'AFTER_TO', 'from must not be after to.');
  return {
    ...(from !== undefined && { since: startOf(from, ZONE) }),
    ...(to !== undefined && { until: startOf(to + DAY_MS, ZONE) }),
  };
}
