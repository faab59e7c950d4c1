import { checkAll, InvalidParameters } from '../../../shared/domain/domain-error';
import { isTaxCode } from './tax-code';

/** Who buys, as receipts and invoices name them. */
export interface BillingDetails {
  /** Of the person or the company, 1 to 200 characters. */
  readonly name: string;
  /** As `isTaxCode` has it; null for buyers without one. */
  readonly taxCode: string | null;
  /** At most 300 characters. */
  readonly address: string | null;
  /** Where receipts and invoices go. */
  readonly email: string;
}

export const MOST_CHARACTERS = { name: 200, address: 300, email: 254 } as const;

/**
 * @returns the details on one line each, in the spelling in which they are kept
 * @throws InvalidParameters naming every field that is faulty
 */
export function checkBillingDetails({ name, taxCode, address, email }: BillingDetails): BillingDetails {
  const [checkedName, checkedTaxCode, checkedAddress, checkedEmail] = checkAll(
    () => line('name', name, MOST_CHARACTERS.name),
    () => (taxCode === null ? null : checkTaxCode(taxCode.trim())),
    () => (address === null ? null : line('address', address, MOST_CHARACTERS.address)),
    () => checkEmail(line('email', email, MOST_CHARACTERS.email)),
  );
  return { name: checkedName, taxCode: checkedTaxCode, address: checkedAddress, email: checkedEmail };
}

/** Receipts are printed: what has no shape there, or turns its neighbours round, is refused. */
function line(field: string, text: string, mostCharacters: number): string {
  const spelt = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (spelt === '' || spelt.length > mostCharacters) {
    throw InvalidParameters.of(field, 'LENGTH', `${field} must have 1 to ${mostCharacters} characters.`);
  }
  if (/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(spelt)) {
    throw InvalidParameters.of(field, 'INVISIBLE', `${field} must consist of visible characters.`);
  }
  return spelt;
}

function checkTaxCode(taxCode: string): string {
  if (isTaxCode(taxCode)) return taxCode;
  throw InvalidParameters.of(
    'tax_code',
    'INVALID_FORMAT',
    'tax_code must be 10 digits (0123456787), 10 and 3 (0123456787-001) or 12, and its tenth digit must fit.',
  );
}

function checkEmail(email: string): string {
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return email;
  throw InvalidParameters.of('email', 'IS_EMAIL', 'email must be an e-mail address.');
}
