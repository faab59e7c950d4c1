import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * A small PNG of an opaque picture: as few colours as a page has fit a palette, or else have three bytes each, and lines
 * that repeat compress best unfiltered.
 * @param rgba four bytes per pixel, line by line
 */
export function encodePng(width: number, height: number, rgba: Uint8Array): Buffer {
  const palette = new Map<number, number>();
  const colours = Uint32Array.from({ length: width * height }, (_, i) => {
    const colour = (rgba[4 * i]! << 16) | (rgba[4 * i + 1]! << 8) | rgba[4 * i + 2]!;
    if (!palette.has(colour)) palette.set(colour, palette.size);
    return colour;
  });
  const isIndexed = palette.size <= 256;
  const depth = isIndexed ? 1 : 3;
  const lines = Buffer.alloc(height * (1 + width * depth));
  colours.forEach((colour, i) => {
    const at = 1 + Math.floor(i / width) + i * depth;
    lines.writeUIntBE(isIndexed ? palette.get(colour)! : colour, at, depth);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isIndexed ? 3 : 2], 8);
  const entries = [...palette.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(isIndexed ? [chunk('PLTE', Buffer.from(entries))] : []),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(content, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}
