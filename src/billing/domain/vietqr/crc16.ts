/**
 * CRC-16/CCITT-FALSE of a text of ASCII characters: polynomial 0x1021, start value 0xFFFF, bits not
 * reflected. EMVCo QR Code Specification for Payment Systems (Merchant-Presented Mode), section 4.7.3.
 */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc;
}
