import { appendFileSync, statSync, truncateSync } from 'node:fs';

/**
 * Just enough of the ONNX file format (onnx.proto, IR version 8, opset 13) to write small models by hand:
 * protocol buffers without a library.
 */

export const FLOAT = 1;
export const INT64 = 7;

const UNKNOWN_FIELD = 99;

type Dimension = number | string;

/** A tensor that goes in or comes out, by name, element type and dimensions; a named one may have any size. */
export interface Port {
  readonly name: string;
  readonly type: typeof FLOAT | typeof INT64;
  readonly dimensions: readonly Dimension[];
}

/** One operation of the graph. */
export interface Operation {
  readonly type: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Whole-number attributes. */
  readonly attributes?: Readonly<Record<string, number>>;
}

export interface Graph {
  readonly operations: readonly Operation[];
  readonly floats: Readonly<Record<string, { dimensions: readonly number[]; values: readonly number[] }>>;
  readonly integers: Readonly<Record<string, readonly number[]>>;
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
}

/** @returns the bytes of a model file */
export function onnxModel(graph: Graph, metadata: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat([
    number(1, 8), // ir_version
    bytes(2, 'loa-test'), // producer_name
    bytes(7, graphMessage(graph)),
    bytes(8, Buffer.concat([bytes(1, ''), number(2, 13)])), // opset_import
    ...metadataEntries(metadata),
  ]);
}

/** A file that says of itself what a model says, and holds no graph that could be run. */
export function brokenOnnxModel(metadata: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat([number(1, 8), bytes(7, 'this is not a graph'), ...metadataEntries(metadata)]);
}

/** Makes the file of a model larger, on a disk that keeps nothing of zeros, by a field that nobody reads. */
export function enlarge(file: string, byBytes: number): void {
  appendFileSync(file, Buffer.concat([varint((UNKNOWN_FIELD << 3) | 2), varint(byBytes)]));
  truncateSync(file, statSync(file).size + byBytes);
}

function metadataEntries(metadata: Readonly<Record<string, string>>): Buffer[] {
  return Object.entries(metadata).map(([key, value]) =>
    bytes(14, Buffer.concat([bytes(1, key), bytes(2, value)])),
  );
}

function graphMessage({ operations, floats, integers, inputs, outputs }: Graph): Buffer {
  return Buffer.concat([
    ...operations.map((operation) => bytes(1, operationMessage(operation))),
    bytes(2, 'tiny'),
    ...Object.entries(floats).map(([name, { dimensions, values }]) =>
      tensor(name, FLOAT, dimensions, Buffer.from(Float32Array.from(values).buffer)),
    ),
    ...Object.entries(integers).map(([name, values]) =>
      tensor(name, INT64, [values.length], Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer)),
    ),
    ...inputs.map((port) => bytes(11, portMessage(port))),
    ...outputs.map((port) => bytes(12, portMessage(port))),
  ]);
}

function operationMessage({ type, inputs, outputs, attributes = {} }: Operation): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => bytes(1, name)),
    ...outputs.map((name) => bytes(2, name)),
    bytes(4, type),
    ...Object.entries(attributes).map(([name, value]) =>
      bytes(5, Buffer.concat([bytes(1, name), number(3, value), number(20, 2)])),
    ),
  ]);
}

function tensor(name: string, type: number, dimensions: readonly number[], data: Buffer): Buffer {
  return bytes(
    5,
    Buffer.concat([
      ...dimensions.map((size) => number(1, size)),
      number(2, type),
      bytes(8, name),
      bytes(9, data),
    ]),
  );
}

function portMessage({ name, type, dimensions }: Port): Buffer {
  const shape = Buffer.concat(
    dimensions.map((size) => bytes(1, typeof size === 'string' ? bytes(2, size) : number(1, size))),
  );
  const tensorType = Buffer.concat([number(1, type), bytes(2, shape)]);
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensorType))]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function bytes(field: number, value: string | Buffer): Buffer {
  const content = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

/** Seven bits a byte, the lowest first; negative numbers as 64-bit two's complement. */
function varint(value: number): Buffer {
  const encoded: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    encoded.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  encoded.push(Number(rest));
  return Buffer.from(encoded);
}
