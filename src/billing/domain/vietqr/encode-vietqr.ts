import { crc16 } from './crc16';
import { requireVietQrFields, type VietQrFields } from './vietqr-fields';

/** Application identifier of NAPAS 247. */
const NAPAS_AID = 'A000000727';
/** NAPAS service code: instant transfer to an account (a card would be QRIBFTTC). */
const TRANSFER_TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';

/**
 * The text of a VietQR code: EMVCo merchant-presented data objects with the NAPAS 247 account in 38.
 * A code with an amount is dynamic (01=12), one without is static (01=11). Merchant name and city are
 * left out: banking apps look the beneficiary up themselves. The memo is 62/08; in 62/01 apps ignore it.
 *
 * @throws InvalidParameters naming the fields out of range.
 */
export function encodeVietQr(fields: VietQrFields): string {
  requireVietQrFields(fields);
  const { bankBin, accountNo, amountVnd, memo } = fields;
  const beneficiary = object('00', bankBin) + object('01', accountNo);
  const text = [
    object('00', '01'),
    object('01', amountVnd === null ? '11' : '12'),
    object('38', object('00', NAPAS_AID) + object('01', beneficiary) + object('02', TRANSFER_TO_ACCOUNT)),
    object('53', DONG),
    amountVnd === null ? '' : object('54', String(amountVnd)),
    object('58', 'VN'),
    memo === null ? '' : object('62', object('08', memo)),
    '6304', // the checksum covers its own tag and length
  ].join('');
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

/** One data object: two-digit tag, two-digit length, value (EMVCo MPM section 4.2). */
function object(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}
