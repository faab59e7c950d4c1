import { InvalidParameters } from '../../shared/domain/domain-error';
import type { SpeechRequestSummary } from '../domain/speech-request';
import { IdempotencyInProgress, IdempotencyKeyReused } from '../domain/synthesis.errors';

/** RFC 9110 section 5.5: VCHAR. */
const VISIBLE_ASCII = /^[\x21-\x7e]{1,128}$/;

/** @throws InvalidParameters unless the key is 1 to 128 visible ASCII characters */
export function checkIdempotencyKey(key: string): string {
  if (VISIBLE_ASCII.test(key)) return key;
  throw InvalidParameters.of(
    'Idempotency-Key',
    'MALFORMED',
    'Idempotency-Key must be 1 to 128 visible ASCII characters.',
  );
}

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
