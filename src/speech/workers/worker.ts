import { parentPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
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
  const result = await run(call.input);
  return move({ [transferableSymbol]: transferables(result), [valueSymbol]: result } as never);
});
