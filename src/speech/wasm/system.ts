type ImportedFunction = WebAssembly.Imports[string][string];

/**
 * What C's own library asks of the system, in the terms of WASI preview 1 and of emscripten. It has no files, no
 * variables and no time, and writes its messages to standard error.
 *
 * @param name of the library, for messages
 * @param memory of the library, once there is one
 */
export function systemFor(
  module: WebAssembly.Module,
  name: string,
  memory: () => ArrayBuffer,
): WebAssembly.Imports {
  const known = new Map<string, ImportedFunction>([
    ['emscripten_notify_memory_growth', () => undefined],
    ['environ_get', () => 0],
    [
      'environ_sizes_get',
      (count: number, bytes: number) => setZero(memory(), count, 4) + setZero(memory(), bytes, 4),
    ],
    // eSpeak NG begins its noise with the time: it is the same noise in every thread and after every start.
    ['clock_time_get', (_clock: number, _precision: bigint, time: number) => setZero(memory(), time, 8)],
    [
      'fd_write',
      (_file: number, vectors: number, count: number, written: number) => {
        const message = gathered(memory(), vectors, count);
        new DataView(memory()).setUint32(written, message.length, true);
        if (message.length > 0) process.stderr.write(`${name}: ${message.toString()}`);
        return 0;
      },
    ],
  ]);
  const imports = new Map<string, Map<string, ImportedFunction>>();
  for (const { module: from, name: wanted } of WebAssembly.Module.imports(module)) {
    if (!imports.has(from)) imports.set(from, new Map());
    imports.get(from)!.set(wanted, known.get(wanted) ?? refusal(name, wanted));
  }
  return Object.fromEntries([...imports].map(([from, functions]) => [from, Object.fromEntries(functions)]));
}

/** @returns 0: no error */
function setZero(memory: ArrayBuffer, address: number, bytes: number): 0 {
  new Uint8Array(memory, address, bytes).fill(0);
  return 0;
}

/** What stands in vectors, which are pairs of address and length. */
function gathered(memory: ArrayBuffer, vectors: number, count: number): Buffer {
  const pairs = new Uint32Array(memory, vectors, 2 * count);
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => Buffer.from(memory, pairs[2 * i], pairs[2 * i + 1])),
  );
}

/** Whatever else is called would be a fault of the build. */
function refusal(name: string, wanted: string): ImportedFunction {
  return () => {
    throw new Error(`${name} called ${wanted}, which it does not have here`);
  };
}
