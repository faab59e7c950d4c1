import { types } from 'node:util';

/** The memory behind the typed arrays of a message, so that it moves between threads without a copy. */
export function transferables(message: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  collect(message, found);
  return [...found];
}

function collect(value: unknown, found: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(value)) {
    if (types.isArrayBuffer(value.buffer)) found.add(value.buffer);
  } else if (Array.isArray(value)) {
    // Word lists are long and hold no buffers: the first element is enough to tell.
    if (holdsMemory(value[0])) for (const item of value) collect(item, found);
  } else if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) collect(item, found);
  }
}

/** Does not look into a typed array: its elements would be taken for the values of an object. */
function holdsMemory(value: unknown): boolean {
  if (ArrayBuffer.isView(value)) return true;
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.values(value).some((item) => ArrayBuffer.isView(item))
  );
}
