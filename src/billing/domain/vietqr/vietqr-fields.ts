import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';

/** What a VietQR code asks a banking app to do: transfer this amount to this account with this memo. */
export interface VietQrFields {
  /** NAPAS bank identification number: six digits. */
  readonly bankBin: string;
  /** Beneficiary account or alias: 1 to 19 ASCII letters or digits. */
  readonly accountNo: string;
  /** Whole dong, 1 to 9,999,999,999,999 (13 digits); null lets the payer choose. */
  readonly amountVnd: number | null;
  /** 1 to 25 printable ASCII characters; null leaves the memo to the payer. */
  readonly memo: string | null;
}

const MAX_AMOUNT_VND = 9_999_999_999_999;

const RULES: Record<keyof VietQrFields, { holds(fields: VietQrFields): boolean; message: string }> = {
  bankBin: {
    holds: ({ bankBin }) => /^[0-9]{6}$/.test(bankBin),
    message: 'the bank BIN must be 6 digits',
  },
  accountNo: {
    holds: ({ accountNo }) => /^[0-9A-Za-z]{1,19}$/.test(accountNo),
    message: 'the account number must be 1 to 19 letters or digits',
  },
  amountVnd: {
    holds: ({ amountVnd }) =>
      amountVnd === null || (Number.isInteger(amountVnd) && amountVnd >= 1 && amountVnd <= MAX_AMOUNT_VND),
    message: `the amount must be whole dong from 1 to ${MAX_AMOUNT_VND}`,
  },
  memo: {
    holds: ({ memo }) => memo === null || /^[\x20-\x7e]{1,25}$/.test(memo),
    message: 'the memo must be 1 to 25 printable ASCII characters',
  },
};

/** @throws InvalidParameters naming every field outside the ranges of `VietQrFields`. */
export function requireVietQrFields(fields: VietQrFields): void {
  const faults: FieldFault[] = Object.entries(RULES)
    .filter(([, rule]) => !rule.holds(fields))
    .map(([field, { message }]) => ({ field, code: 'INVALID_FORMAT', message }));
  if (faults.length > 0) throw new InvalidParameters(faults);
}
