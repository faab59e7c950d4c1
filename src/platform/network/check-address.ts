import { InvalidParameters } from '../../shared/domain/domain-error';
import { OutboundFault } from './outbound-fault';
import type { OutboundGuard } from './outbound-guard';

/**
 * Checks an address that a customer wants to be called at. What passes may still be refused when it is called.
 * @throws InvalidParameters naming `field`, when it is malformed or leads where customers have nothing to call
 */
export async function checkAddress(guard: OutboundGuard, field: string, url: string): Promise<void> {
  if (!URL.canParse(url)) throw InvalidParameters.of(field, 'MALFORMED', `${field} must be a URL.`);
  try {
    await guard.check(new URL(url));
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    throw InvalidParameters.of(field, error.code, `${field} ${error.message}.`);
  }
}
