import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemFor } from './system';
import { trapping } from './trap';

/** What every C library has that is compiled to WebAssembly here. */
interface Essentials {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  /** @returns 0 when there is no memory left */
  malloc(bytes: number): number;
  free(address: number): void;
}

type View<T> = new (buffer: ArrayBuffer, address: number, length: number) => T;

/**
 * A C library of this folder (made by `wasm/build.sh`), with memory of its own: one instance, one thread. Pointers are
 * numbers. Views of the memory are valid until the next call, because it moves when it grows. What a function throws is a
 * trap (`isTrap`): the instance must not be used any more.
 */
export class WasmLibrary<Functions> {
  private constructor(readonly functions: Functions & Essentials) {}

  /**
   * @param host functions of ours that the library calls
   * @throws Error when its file is not there
   */
  static async open<Functions>(
    name: string,
    host: WebAssembly.Imports[string] = {},
  ): Promise<WasmLibrary<Functions>> {
    const module = await WebAssembly.compile(await readFile(join(__dirname, `${name}.wasm`)));
    let functions: (Functions & Essentials) | null = null;
    const system = systemFor(module, name, () => functions!.memory.buffer);
    const instance = await WebAssembly.instantiate(module, { ...system, host });
    functions = trapping(name, instance.exports as Functions & Essentials);
    functions._initialize();
    return new WasmLibrary(functions);
  }

  /** @throws Error when there is no memory left */
  allocate(bytes: number): number {
    const address = this.functions.malloc(bytes);
    if (address === 0) throw new Error(`no ${bytes} bytes are left for WebAssembly`);
    return address;
  }

  /**
   * Copies bytes, and a NUL after them, into memory that the caller has to free.
   * @throws Error when there is no memory left
   */
  put(bytes: Uint8Array): number {
    const address = this.allocate(bytes.length + 1);
    const copy = this.view(Uint8Array, address, bytes.length + 1);
    copy.set(bytes);
    copy[bytes.length] = 0;
    return address;
  }

  /**
   * Calls something with a text in UTF-8, which ends with a NUL.
   * @throws Error when there is no memory left, and what the call throws
   */
  withText<T>(text: string, call: (address: number, bytes: number) => T): T {
    const bytes = Buffer.from(text);
    const address = this.put(bytes);
    try {
      return call(address, bytes.length + 1);
    } finally {
      this.functions.free(address);
    }
  }

  view<T>(type: View<T>, address: number, length: number): T {
    return new type(this.functions.memory.buffer, address, length);
  }
}
