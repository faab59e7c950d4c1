import { type FieldFault } from '../../../shared/domain/domain-error';
import { isBlankReference } from '../transfers/bank-reference';

/** Bank references have up to some 40 characters. */
const LONGEST_REFERENCE = 200;

/** What is wrong with the bank's reference of the transfer that sent money back; null when nothing is. */
export function refundReferenceFault(reference: string): FieldFault | null {
  if (!isBlankReference(reference) && reference.trim().length <= LONGEST_REFERENCE) return null;
  const message = `A refund needs the bank's reference, 1 to ${LONGEST_REFERENCE} characters.`;
  return { field: 'refund_reference', code: 'REQUIRED', message };
}

/** Equal for references that banks take for the same: they write capitals and digits, people also other letters and spaces. */
export const refundReferenceKey = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();
