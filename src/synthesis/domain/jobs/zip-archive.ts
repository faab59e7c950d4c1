import { knownBytes, storedFile, type Stretch } from '../stretches';

/** A stored file in an archive. */
export interface ZipEntry {
  /** ASCII, without folders. */
  readonly name: string;
  readonly storedKey: string;
  readonly sizeBytes: number;
  readonly crc32: number;
}

/** The beginning of 1980, the earliest that the format knows (section 4.4.6): nobody asks when a part was made. */
const DATE = 0x0021;
/** Needed to unpack: 1.0 (section 4.4.3.2). */
const VERSION = 10;
const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;
const END_BYTES = 22;

/**
 * A ZIP archive of stored files as they are (APPNOTE.TXT 6.3.10, sections 4.3.6 to 4.3.16): audio does not get any
 * smaller. Everything together must be less than 4 GiB.
 */
export function zipArchive(entries: readonly ZipEntry[]): Stretch[] {
  const stretches: Stretch[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = localHeader(entry);
    stretches.push(knownBytes(header), storedFile(entry.storedKey, entry.sizeBytes));
    directory.push(directoryHeader(entry, offset));
    offset += header.length + entry.sizeBytes;
  }
  const list = Buffer.concat(directory);
  return [
    ...stretches,
    knownBytes(Buffer.concat([list, endOfDirectory(entries.length, list.length, offset)])),
  ];
}

/** Length of every name in an archive of a job: 00001.mp3. */
const NAME_BYTES = 9;

/** Names the file of a part; all names are as long, see `zipBytes`. */
export const zipName = (index: number, type: string): string =>
  `${String(index + 1).padStart(5, '0')}.${type}`;

/** How large an archive of so many files is, whose names are of `zipName`. */
export const zipBytes = (files: number, sizeBytes: number): number =>
  sizeBytes + files * (LOCAL_BYTES + DIRECTORY_BYTES + 2 * NAME_BYTES) + END_BYTES;

/** What both headers of an entry have in common: sections 4.4.3 to 4.4.11. */
function facts({ name, sizeBytes, crc32 }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(DATE, 8);
  bytes.writeUInt32LE(crc32, 10);
  bytes.writeUInt32LE(sizeBytes, 14);
  bytes.writeUInt32LE(sizeBytes, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

function localHeader(entry: ZipEntry): Buffer {
  return Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    facts(entry),
    Buffer.from(entry.name, 'latin1'),
  ]);
}

function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  return Buffer.concat([signature, madeBy, facts(entry), place, Buffer.from(entry.name, 'latin1')]);
}

function endOfDirectory(count: number, sizeBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(sizeBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
