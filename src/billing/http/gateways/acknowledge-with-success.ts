import type { Acknowledgement, ReceivedOutcome } from '../../application/transfers/payment-gateway';

/**
 * The answer that most gateways take for a success: any 2xx with `success: true`. For one transfer the
 * result is its outcome, for a batch the list of them; a test call without any is `ignored`.
 */
export function acknowledgeWithSuccess(outcomes: readonly ReceivedOutcome[]): Acknowledgement {
  const [outcome = 'ignored', ...more] = outcomes;
  return { result: more.length > 0 ? { outcomes } : { outcome }, beside: { success: true } };
}
