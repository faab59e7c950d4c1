import { parentPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { isTrap } from '../wasm/trap';
import { openWorkerTasks, type TaskName } from './worker-tasks';
import { transferables } from './transferables';

export interface TaskCall {
  readonly id: number;
  readonly name: TaskName;
  readonly input: unknown;
}

/** Sent to the pool when a task begins: a fresh thread gets its first one before it is open. */
export interface TaskStarted {
  readonly started: number;
}

/** The worker's entry point. The pool runs no task before this promise resolves. */
export default openWorkerTasks().then((table) => async (call: TaskCall) => {
  parentPort?.postMessage({ started: call.id } satisfies TaskStarted);
  const run = table[call.name] as (input: unknown) => unknown;
  try {
    const result = await run(call.input);
    return move({ [transferableSymbol]: transferables(result), [valueSymbol]: result } as never);
  } catch (error) {
    if (!isTrap(error)) throw error;
    return endThread(error);
  }
});

/** Uncaught, the error fails the task and ends the thread, which the pool replaces: its libraries are not to be trusted. */
function endThread(error: unknown): Promise<never> {
  setImmediate(() => {
    throw error;
  });
  return new Promise(() => undefined);
}
