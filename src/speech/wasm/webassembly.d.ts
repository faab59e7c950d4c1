/** The part of Node.js's WebAssembly that is used here; TypeScript has it only for browsers. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, (...numbers: never[]) => unknown>>;

  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }

  interface Memory {
    readonly buffer: ArrayBuffer;
  }

  const Module: { imports(module: Module): { readonly module: string; readonly name: string }[] };

  /** @throws CompileError for bytes that are no module */
  function compile(bytes: Uint8Array): Promise<Module>;

  /** @throws LinkError when the module wants an import that is not given */
  function instantiate(module: Module, imports: Imports): Promise<{ readonly exports: unknown }>;
}
