import { IdempotencyKeyReused } from '../../shared/domain/idempotency.errors';
import type { SpeechRequestSummary } from '../domain/speech-request';
import { IdempotencyInProgress } from '../domain/synthesis.errors';

/**
 * What an earlier request with the same key means for a repeat. A failed request gives its key back, so a
 * repeat of it never gets here: it is a new attempt.
 * @returns the earlier request, when its result is the answer
 * @throws IdempotencyKeyReused when the key came with something else
 * @throws IdempotencyInProgress when the earlier request is not finished
 */
export function replayed(earlier: SpeechRequestSummary, hash: string): SpeechRequestSummary {
  if (earlier.idempotencyHash !== hash) throw new IdempotencyKeyReused();
  if (earlier.status === 'PENDING') throw new IdempotencyInProgress();
  return earlier;
}
