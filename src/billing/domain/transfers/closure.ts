import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';
import { refundReferenceFault } from '../refunds/refund-reference';

/** How waiting money may end without paying an order: nobody's loss, sent back, or meant for somebody else. */
export const CLOSURES = ['dismissed', 'refunded', 'not-ours'] as const;
export type ClosureKind = (typeof CLOSURES)[number];

/** An operator's decision that money waits no longer. */
export interface Closure {
  readonly as: ClosureKind;
  readonly reason: string;
  /** The bank's reference of the transfer that sent the money back; null unless it was refunded. */
  readonly refundReference: string | null;
  /** Who decided it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  readonly by: string;
}

/** @throws InvalidParameters without a reason, or with a refund's reference where there is none, or the other way round */
export function requireClosure({ as, reason, refundReference }: Closure): void {
  const faults: FieldFault[] = [];
  const fault = (field: string, code: string, message: string) => faults.push({ field, code, message });
  if (!CLOSURES.includes(as)) fault('as', 'IS_IN', `as must be one of ${CLOSURES.join(', ')}.`);
  if (reason.trim() === '') fault('reason', 'REQUIRED', 'A transfer is closed with a reason.');
  if (as === 'refunded') {
    const referenceFault = refundReferenceFault(refundReference ?? '');
    if (referenceFault) faults.push(referenceFault);
  } else if (refundReference !== null) {
    fault('refund_reference', 'NOT_ALLOWED', 'Only a refund has a reference.');
  }
  if (faults.length > 0) throw new InvalidParameters(faults);
}
