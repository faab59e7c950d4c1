/** A function of a module did not come to its end. */
class Trapped extends Error {}

/**
 * Whether an error has left WebAssembly in the middle of its work: the code stopped (a trap), or something that it had
 * called threw through it. Its memory is in no state that anybody knows then, and what it does next may be wrong without
 * a word. A stack that overflows is told as an error of JavaScript, wherever that was.
 */
export function isTrap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Trapped || error.name === 'RuntimeError') return true;
  return error.name === 'RangeError' && /call stack/.test(error.message);
}

type Callable = (...parameters: never[]) => unknown;

/**
 * The exports of a module, whose every error is a trap: also what our own functions throw that it calls, for it ends the
 * functions of the module without their doing.
 * @param name of the module, for messages
 */
export function trapping<Exports extends object>(name: string, exports: Exports): Exports {
  const guarded = Object.entries(exports).map(([key, value]: [string, unknown]) => {
    return [key, typeof value === 'function' ? guard(`${name}: ${key}`, value as Callable) : value] as const;
  });
  return Object.fromEntries(guarded) as Exports;
}

const guard =
  (name: string, call: Callable): Callable =>
  (...parameters) => {
    try {
      return call(...parameters);
    } catch (cause) {
      throw new Trapped(`${name}: ${String(cause)}`, { cause });
    }
  };
