import { availableMemoryBytes } from '../../../../platform/process/available-memory';

/**
 * Node, sherpa-onnx and a model of a few kilobytes take 76 MB; the samples of a sentence of ten seconds, in the last
 * layers of a vocoder, about as much again.
 */
const PROCESS_BYTES = 160e6;
/** Weights are rearranged for the processor: models of 20 to 150 MB took 1.0 to 1.2 times their files. */
const TIMES_FILES = 1.2;

/** @param sizeBytes of the model's files */
export function memoryNeededBytes(sizeBytes: number): number {
  return PROCESS_BYTES + TIMES_FILES * sizeBytes;
}

/** What models that are being loaded by this process are about to take. */
let promisedBytes = 0;

/**
 * Loads a model if it fits into memory; otherwise the system would end this process or another one.
 * @param sizeBytes of the model's files
 * @throws Error with figures, when it does not fit
 */
export async function loadWithinMemory<Loaded>(
  sizeBytes: number,
  load: () => Promise<Loaded>,
  measure = availableMemoryBytes,
): Promise<Loaded> {
  const neededBytes = memoryNeededBytes(sizeBytes);
  const freeBytes = (await measure()) - promisedBytes;
  if (neededBytes > freeBytes)
    throw new Error(
      `the model needs about ${megabytes(neededBytes)} of memory, ${megabytes(freeBytes)} are free`,
    );
  promisedBytes += neededBytes;
  try {
    return await load();
  } finally {
    promisedBytes -= neededBytes;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(Math.max(0, bytes) / 1e6)} MB`;
}
