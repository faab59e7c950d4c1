/**
 * Typed arrays arrive as views of a whole message, in memory that Node may share among messages. With memory of
 * their own they can be transferred to a worker thread.
 */
export function withOwnMemory<T>(result: T): T {
  if (!isPlainObject(result)) return result;
  const entries = Object.entries(result).map(([key, value]) => [
    key,
    isTypedArray(value) ? value.slice() : value,
  ]);
  return Object.fromEntries(entries) as T;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

function isTypedArray(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}
