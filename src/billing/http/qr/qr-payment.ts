import { InvalidParameters } from '../../../shared/domain/domain-error';
import { requireVietQrFields } from '../../domain/vietqr/vietqr-fields';
import type { QrQuery } from './qr.dto';
import type { VietQrPayment } from './vietqr-drawing';

/** How a caller knows the fields of a VietQR code. */
const PARAMETER_OF = new Map([
  ['bankBin', 'bank_bin'],
  ['accountNo', 'account_no'],
  ['amountVnd', 'amount'],
  ['memo', 'addInfo'],
]);

/**
 * The payment that the address of a QR image describes.
 * @throws InvalidParameters naming `bank_bin`, `account_no`, `amount` or `addInfo`
 */
export function readPayment(bankBin: string, accountNo: string, query: QrQuery): VietQrPayment {
  const payment = {
    bankBin,
    accountNo,
    amountVnd: query.amount === undefined ? null : readAmount(query.amount),
    memo: query.addInfo ?? null,
    accountName: query.accountName ?? null,
    ...(query.lang && { language: query.lang }),
  };
  try {
    requireVietQrFields(payment);
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    throw new InvalidParameters(
      error.faults.map((fault) => ({ ...fault, field: PARAMETER_OF.get(fault.field) ?? fault.field })),
    );
  }
  return payment;
}

const readAmount = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : NaN);
