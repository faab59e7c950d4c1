import type { HistoryItem } from '../api/generated';

/** The colour of a request's state. */
export function toneOf(status: HistoryItem['status']): 'good' | 'bad' | 'wait' {
  return ({ SUCCESS: 'good', FAILED: 'bad', PENDING: 'wait' } as const)[status];
}
