import type { Quota } from './quota';

/**
 * The families of failure that a caller can tell apart. Each maps to exactly one HTTP status, in
 * `platform/http/failures/failure.ts`; the domain itself knows no HTTP.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'contradictory'
  | 'rate-limited'
  | 'failed'
  | 'unavailable';

/** One faulty field of an input: its path (`speed`, `errors[0].field`), a stable code and a sentence. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * A failure with a meaning. The class name states the condition (`InsufficientCredits`), `code` is part
 * of the public API and never changes, `message` is written for the person who reads the answer.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly kind: ErrorKind;

  /** The faulty fields, when the input is to blame; otherwise null. */
  readonly faults: readonly FieldFault[] | null = null;

  /** Seconds after which the same call may succeed; answered as `Retry-After`. */
  readonly retryAfterSec: number | null = null;

  /** The limit that is used up, when that is why; otherwise null. */
  readonly quota: Quota | null = null;

  override get name(): string {
    return this.constructor.name;
  }
}

/** Input outside its documented type or range. Nothing was changed, charged or stored. */
export class InvalidParameters extends DomainError {
  readonly code = 'INVALID_PARAMS';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldFault[]) {
    super(
      faults
        .map((fault) => fault.message)
        .join('; ')
        .replaceAll('.; ', '; '),
    );
  }

  /** The commonest case: one field, one fault. */
  static of(field: string, code: string, message: string): InvalidParameters {
    return new InvalidParameters([{ field, code, message }]);
  }
}

/**
 * Makes checks that do not depend on each other, so that one answer names all that is wrong.
 * @returns the results of the checks
 * @throws InvalidParameters with the faults of every check that threw it
 */
export function checkAll<Results extends readonly unknown[]>(
  ...checks: { [Index in keyof Results]: () => Results[Index] }
): Results {
  const faults: FieldFault[] = [];
  const results = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof InvalidParameters)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  });
  if (faults.length > 0) throw new InvalidParameters(faults);
  return results as unknown as Results;
}
