import { InvalidParameters } from '../domain/domain-error';

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
