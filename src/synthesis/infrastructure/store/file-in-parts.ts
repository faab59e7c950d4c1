import { close, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { EventLoopPacer } from '../../../platform/admission/event-loop-pacer';
import type { ByteRange } from '../../application/ports/audio-store';
import { RecentParts } from './recent-parts';

/** What a stream holds in memory, at most, and reads at a time. */
const PART_BYTES = 65_536;

/** Files that the process holds open at a time, however many streams there are. */
const LANES: Promise<unknown>[] = Array.from({ length: 8 }, () => Promise.resolve());
let turn = 0;

const recentParts = new RecentParts();

/**
 * The bytes of a file that never changes. The file is open only while a part of it is read: a reader that takes
 * its time, or never comes back, holds no descriptor. Of a range, a part may be what was read for another listener a
 * moment ago; the whole file is read from the disk, for whoever asks for it may want to check it.
 * @throws Error of the system when the first part cannot be read
 */
export async function readInParts(file: string, range?: ByteRange): Promise<Readable> {
  const parts = new FileInParts(file, range);
  await parts.readFirst();
  return parts;
}

/** Who takes files as fast as they come slows down nobody who needs few turns of the event loop. */
const pacer = new EventLoopPacer<FileInParts>(4);

class FileInParts extends Readable {
  private first: Buffer | null = null;
  private position: number;
  private readonly last: number;

  constructor(
    private readonly file: string,
    private readonly range?: ByteRange,
  ) {
    super({ highWaterMark: 0 }); // nothing is read ahead of the reader
    this.position = range?.first ?? 0;
    this.last = range?.last ?? Infinity;
  }

  async readFirst(): Promise<void> {
    this.first = await this.readPart();
  }

  override _read(): void {
    const part = this.first ?? this.readPart();
    this.first = null;
    Promise.resolve(part).then(
      (bytes) => this.give(bytes),
      (error: Error) => this.destroy(error),
    );
  }

  private give(bytes: Buffer): void {
    this.position += bytes.length;
    const isLast = bytes.length === 0 || this.position > this.last;
    if (bytes.length > 0) this.push(bytes);
    if (isLast) this.push(null);
  }

  /** Fewer bytes than a part only at the end; never when the reader has gone meanwhile. */
  private async readPart(): Promise<Buffer> {
    await new Promise<void>((begin) => {
      pacer.begin(this, () => {
        if (!this.destroyed) begin();
        return !this.destroyed;
      });
    });
    const { file, position } = this;
    const length = Math.min(PART_BYTES, this.last - position + 1);
    const read = (): Promise<Buffer> => readInLane(file, position, length);
    return this.range ? recentParts.get(`${position}-${length}-${file}`, read) : read();
  }
}

function readInLane(file: string, position: number, length: number): Promise<Buffer> {
  const lane = turn++ % LANES.length;
  const part = LANES[lane]!.then(() => openAndRead(file, position, length));
  LANES[lane] = part.catch(() => undefined);
  return part;
}

// Half the work of `node:fs/promises`, whose handles are made to be handed over.
const openFile = promisify(open);
const readFile = promisify(read);
const closeFile = promisify(close);

async function openAndRead(file: string, position: number, length: number): Promise<Buffer> {
  const descriptor = await openFile(file, 'r');
  try {
    const part = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await readFile(descriptor, part, 0, length, position);
    return part.subarray(0, bytesRead);
  } finally {
    await closeFile(descriptor);
  }
}
