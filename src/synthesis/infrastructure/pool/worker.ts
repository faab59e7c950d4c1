import { parentPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openWorkerTasks, type TaskName } from './worker-tasks';
import { transferables } from './transferables';

export interface TaskCall {
  readonly name: TaskName;
  readonly input: unknown;
}

/** The worker's entry point. The pool hands out no work before this promise is kept. */
export default openWorkerTasks().then((table) => {
  parentPort?.postMessage('warm'); // the pool counts these
  return async (call: TaskCall) => {
    const run = table[call.name] as (input: unknown) => unknown;
    const result = await run(call.input);
    return move({ [transferableSymbol]: transferables(result), [valueSymbol]: result } as never);
  };
});
