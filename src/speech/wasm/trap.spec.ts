import { isTrap, trapping } from './trap';

/** (module (import "h" "f" (func $f)) (func (export "trap") unreachable) (func (export "call") call $f)) */
const MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic, version
  ...[1, 4, 1, 96, 0, 0], // one type: nothing in, nothing out
  ...[2, 7, 1, 1, 104, 1, 102, 0, 0], // import h.f
  ...[3, 3, 2, 0, 0], // two functions
  ...[7, 15, 2, 4, 116, 114, 97, 112, 0, 1, 4, 99, 97, 108, 108, 0, 2], // exports
  ...[10, 10, 2, 3, 0, 0, 11, 4, 0, 16, 0, 11], // their code
);

describe('trapping', () => {
  const open = async (f: () => void) => {
    const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(MODULE), { h: { f } });
    return trapping('module', exports as { trap: () => void; call: () => void });
  };
  const errorOf = (call: () => void): unknown => {
    try {
      call();
    } catch (error) {
      return error;
    }
    return null;
  };

  it('tells that the code has stopped, and where', async () => {
    const { trap } = await open(() => undefined);
    const error = errorOf(trap);
    expect(isTrap(error)).toBe(true);
    expect(String(error)).toContain('module: trap: RuntimeError: unreachable');
  });

  it('takes for a trap what our functions throw through it', async () => {
    const thrown = new Error('no such file');
    const { call } = await open(() => {
      throw thrown;
    });
    const error = errorOf(call);
    expect(isTrap(error)).toBe(true);
    expect(error).toMatchObject({ cause: thrown });
  });

  it('leaves results, and other exports, as they are', async () => {
    const heard = jest.fn();
    (await open(heard)).call();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(trapping('module', { memory: 7, add: (a: number, b: number) => a + b }).add(2, 3)).toBe(5);
  });
});

describe('isTrap', () => {
  it('knows a stack that has overflowed, and no other error', () => {
    const overflow = (): void => overflow();
    let error: unknown = null;
    try {
      overflow();
    } catch (thrown) {
      error = thrown;
    }
    expect(isTrap(error)).toBe(true);
    for (const other of [new Error('no'), new RangeError('Invalid array length'), 'RuntimeError', null])
      expect(isTrap(other)).toBe(false);
  });
});
