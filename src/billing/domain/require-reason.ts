import { InvalidParameters } from '../../shared/domain/domain-error';

/** @throws InvalidParameters unless the operator has given a reason */
export function requireReason(reason: string, message: string): void {
  if (reason.trim() === '') throw InvalidParameters.of('reason', 'REQUIRED', message);
}
