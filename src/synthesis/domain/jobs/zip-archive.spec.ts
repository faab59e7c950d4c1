import { crc32 as reference } from 'node:zlib';
import { totalBytes } from '../stretches';
import { crc32 } from './crc32';
import { zipArchive, zipBytes, zipName } from './zip-archive';

const FILES = ['xin chào', 'tạm biệt', ''].map((text) => Buffer.from(text));

it('counts as zlib does', () => {
  for (const file of FILES) expect(crc32(file)).toBe(reference(file));
});

it('An archive lists its files where they are, and is as large as was told', () => {
  const entries = FILES.map((file, i) => ({
    name: zipName(i, 'mp3'),
    storedKey: String(i),
    sizeBytes: file.length,
    crc32: crc32(file),
  }));
  const stretches = zipArchive(entries);
  const bytes = Buffer.concat(
    stretches.map((stretch) => ('bytes' in stretch ? stretch.bytes : FILES[Number(stretch.storedKey)]!)),
  );
  const size = FILES.reduce((sum, { length }) => sum + length, 0);
  expect([bytes.length, totalBytes(stretches)]).toEqual([zipBytes(3, size), zipBytes(3, size)]);
  const end = bytes.length - 22;
  expect(bytes.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  expect(bytes.readUInt16LE(end + 10)).toBe(3);
  let at = bytes.readUInt32LE(end + 16);
  for (const [i, file] of FILES.entries()) {
    expect(bytes.readUInt32LE(at + 16)).toBe(crc32(file));
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.toString('latin1', local + 30, local + 39)).toBe(`0000${i + 1}.mp3`);
    expect(bytes.subarray(local + 39, local + 39 + file.length)).toEqual(file);
    at += 46 + 9;
  }
  expect(at).toBe(end);
});
