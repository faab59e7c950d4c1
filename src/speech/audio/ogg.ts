import { joinBytes } from './join-bytes';

/** Ogg pages (RFC 3533). */

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc >>> 0;
});

const HEADER_BYTES = 27;
const MAX_SEGMENTS = 255;
const FIRST_PAGE = 2;
const LAST_PAGE = 4;

/** Gathers packets into the pages of one logical stream. No packet may be longer than a page. */
export class OggStream {
  private pages: Uint8Array[] = [];
  private packets: Uint8Array[] = [];
  private segments = 0;
  private granule = 0;

  /** @param pageCount pages that the stream has already */
  constructor(
    private readonly serial: number,
    private pageCount = 0,
  ) {}

  /** Pages of the stream that are written. */
  get pagesWritten(): number {
    return this.pageCount;
  }

  /** Adds a packet; `granule` is the stream's position after it. A full page is written first. */
  add(packet: Uint8Array, granule: number): void {
    const segments = Math.floor(packet.length / 255) + 1;
    if (this.segments + segments > MAX_SEGMENTS) this.flush(false);
    this.packets.push(packet);
    this.segments += segments;
    this.granule = granule;
  }

  /** Writes what was gathered as one page. */
  flush(isLast: boolean): void {
    const lacing: number[] = [];
    for (const { length } of this.packets)
      lacing.push(...Array<number>(Math.floor(length / 255)).fill(255), length % 255);
    const bodyBytes = this.packets.reduce((sum, packet) => sum + packet.length, 0);
    const page = new Uint8Array(HEADER_BYTES + lacing.length + bodyBytes);
    const view = new DataView(page.buffer);
    page.set(Buffer.from('OggS', 'latin1'));
    page[5] = (this.pageCount === 0 ? FIRST_PAGE : 0) | (isLast ? LAST_PAGE : 0);
    view.setBigUint64(6, BigInt(this.granule), true);
    view.setUint32(14, this.serial, true);
    view.setUint32(18, this.pageCount++, true);
    page[26] = lacing.length;
    page.set(lacing, HEADER_BYTES);
    let at = HEADER_BYTES + lacing.length;
    for (const packet of this.packets) {
      page.set(packet, at);
      at += packet.length;
    }
    view.setUint32(22, oggCrc(page), true);
    this.pages.push(page);
    this.packets = [];
    this.segments = 0;
  }

  /** Takes out the pages that were written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const bytes = joinBytes(this.pages);
    this.pages = [];
    return bytes;
  }
}

function oggCrc(bytes: Uint8Array): number {
  let crc = 0;
  for (let i = 0; i < bytes.length; i++) crc = ((crc << 8) ^ CRC_TABLE[(crc >>> 24) ^ bytes[i]!]!) >>> 0;
  return crc;
}
