import { InvalidParameters } from '../../../shared/domain/domain-error';
import disposable from './disposable-domains.json';

const DOMAINS: ReadonlySet<string> = new Set(disposable.domains.split(' '));

/** Whether the address, in any spelling, is of a service that gives anybody one for minutes, or of a sub-domain. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join('.')));
}

/** @throws InvalidParameters for a disposable address */
export function checkLasting(email: string): void {
  if (isDisposable(email))
    throw InvalidParameters.of('email', 'DISPOSABLE', 'email must not be a disposable address.');
}
