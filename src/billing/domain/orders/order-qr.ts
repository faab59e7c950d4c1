import type { Order } from './order';
import { decodeVietQr } from '../vietqr/decode-vietqr';
import { encodeVietQr } from '../vietqr/encode-vietqr';
import type { VietQrFields } from '../vietqr/vietqr-fields';

/** What the QR code of an order asks a banking app to do. */
export function orderVietQr(order: Order): VietQrFields {
  const { bankBin, accountNo, amountVnd } = order.toState();
  return { bankBin, accountNo, amountVnd, memo: order.memo };
}

/**
 * The text of the order's QR code, decoded again and compared, so that no fault in encoding can send the
 * customer's money elsewhere.
 * @throws InvalidParameters when the receiving account cannot stand in a VietQR code
 */
export function orderQrContent(order: Order): string {
  const fields = orderVietQr(order);
  const content = encodeVietQr(fields);
  const read = decodeVietQr(content);
  const same = (Object.keys(fields) as (keyof VietQrFields)[]).every((name) => read[name] === fields[name]);
  if (!same) throw new Error(`The QR code of ${order.toState().orderCode} says something else.`);
  return content;
}
