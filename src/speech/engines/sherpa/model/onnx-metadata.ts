import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ModelFault } from './model-fault';

/** Fields of ModelProto and StringStringEntryProto (onnx.proto, IR version 8). */
const GRAPH = 7;
const METADATA_PROPS = 14;
const ENTRY_KEY = 1;
const ENTRY_VALUE = 2;

/** Wire types of protocol buffers. */
const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** More than any metadata has; a longer entry is skipped unread. */
const MAX_ENTRY_BYTES = 1 << 20;
const LONGEST_VARINT = 10;

/**
 * The metadata of an ONNX model, without loading its graph: sample rate, speakers and the like, as
 * sherpa-onnx expects them. Skips from field to field, so that a large file costs as little as a small one.
 *
 * @throws ModelFault when the file is no ONNX model or was cut off
 */
export function readOnnxMetadata(file: string): Map<string, string> {
  const descriptor = openSync(file, 'r');
  try {
    const fields = new Fields((at, size) => readAt(descriptor, at, size), fstatSync(descriptor).size);
    const metadata = new Map<string, string>();
    let hasGraph = false;
    for (const { number, wire, at, size } of fields.each()) {
      if (number === GRAPH && wire === BYTES) hasGraph = true;
      if (number !== METADATA_PROPS || wire !== BYTES || size > MAX_ENTRY_BYTES) continue;
      const [key, value] = readEntry(readAt(descriptor, at, size));
      metadata.set(key, value);
    }
    if (!hasGraph) throw new ModelFault('it has no graph');
    return metadata;
  } catch (error) {
    throw error instanceof ModelFault ? new ModelFault(`is not a whole ONNX model: ${error.message}`) : error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The bytes that give a model metadata when they are put at the end of its file: in protocol buffers the fields of a
 * message may stand in any order, and of two entries with the same key the last one counts.
 */
export function metadataEntries(metadata: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(metadata).map(([key, value]) =>
    field(
      METADATA_PROPS,
      Buffer.concat([field(ENTRY_KEY, Buffer.from(key)), field(ENTRY_VALUE, Buffer.from(value))]),
    ),
  );
  return Buffer.concat(entries);
}

function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + BYTES), varint(content.length), content]);
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}

function readEntry(entry: Buffer): [key: string, value: string] {
  let key = '';
  let value = '';
  const fields = new Fields((at, size) => entry.subarray(at, at + size), entry.length);
  for (const { number, at, size } of fields.each()) {
    if (number === ENTRY_KEY) key = entry.toString('utf8', at, at + size);
    if (number === ENTRY_VALUE) value = entry.toString('utf8', at, at + size);
  }
  return [key, value];
}

interface Field {
  readonly number: number;
  readonly wire: number;
  /** Where its content starts. */
  readonly at: number;
  readonly size: number;
}

/** The fields of one message of protocol buffers, in order, their contents unread. */
class Fields {
  private at = 0;

  constructor(
    private readonly read: (at: number, size: number) => Buffer,
    private readonly end: number,
  ) {}

  *each(): Generator<Field> {
    while (this.at < this.end) {
      const tag = this.varint();
      const wire = tag % 8;
      const size = this.sizeOf(wire);
      if (this.at + size > this.end) throw new ModelFault('it was cut off');
      yield { number: Math.floor(tag / 8), wire, at: this.at, size };
      this.at += size;
    }
  }

  private sizeOf(wire: number): number {
    if (wire === BYTES) return this.varint();
    if (wire === FIXED_32) return 4;
    if (wire === FIXED_64) return 8;
    if (wire !== VARINT) throw new ModelFault('it holds something else');
    this.varint();
    return 0;
  }

  private varint(): number {
    const bytes = this.read(this.at, LONGEST_VARINT);
    let value = 0;
    for (const [i, byte] of bytes.entries()) {
      value += (byte & 127) * 2 ** (7 * i);
      if (byte > 127) continue;
      this.at += i + 1;
      return value;
    }
    throw new ModelFault('it was cut off');
  }
}

function readAt(descriptor: number, at: number, size: number): Buffer {
  const buffer = Buffer.alloc(size);
  return buffer.subarray(0, readSync(descriptor, buffer, 0, size, at));
}
