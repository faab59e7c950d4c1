import { InvalidParameters } from '../../../shared/domain/domain-error';
import { crc16 } from './crc16';
import { encodeVietQr } from './encode-vietqr';
import type { VietQrFields } from './vietqr-fields';

/**
 * The fields of a VietQR text, read strictly: the checksum must hold and encoding what was read must give
 * the same text back, so no unknown, repeated, reordered or contradictory data object gets through.
 *
 * @throws InvalidParameters naming `content`, or the field that is out of range.
 */
export function decodeVietQr(text: string): VietQrFields {
  if (!/^[\x20-\x7e]*6304[0-9A-F]{4}$/.test(text)) throw fault('has no checksum at its end');
  if (crc16(text.slice(0, -4)) !== parseInt(text.slice(-4), 16)) throw fault('has a wrong checksum');
  const root = dataObjects(text);
  const beneficiary = dataObjects(dataObjects(root.get('38')).get('01'));
  const amount = root.get('54');
  const fields = {
    bankBin: beneficiary.get('00') ?? '',
    accountNo: beneficiary.get('01') ?? '',
    amountVnd: amount === undefined ? null : Number(amount),
    memo: dataObjects(root.get('62')).get('08') ?? null,
  };
  if (encodeVietQr(fields) !== text) throw fault('is not a NAPAS 247 transfer to an account');
  return fields;
}

/** The data objects of one level by tag; an absent level holds none. */
function dataObjects(text = ''): Map<string, string> {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (!tag || end > text.length) throw fault('has a broken data object');
    objects.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return objects;
}

function fault(what: string): InvalidParameters {
  return InvalidParameters.of('content', 'INVALID_FORMAT', `the VietQR text ${what}`);
}
