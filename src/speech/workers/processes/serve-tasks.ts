import { Worker } from 'node:worker_threads';
import { isTrap } from '../../wasm/trap';
import type { ChildMessage, ChildTasks, TaskMessage } from './messages';

/** What a child process opens: its tasks, and what its parent is to know of them. */
export interface OpenedTasks<Tasks extends ChildTasks = ChildTasks, About = unknown> {
  readonly tasks: Tasks;
  readonly about: About;
}

const PARENT_CHECK_MS = 500;

/** Native code that never returns blocks its thread: another thread notices that the parent is gone. */
const PARENT_WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${PARENT_CHECK_MS});
`;

/**
 * The whole program of a child process of `ProcessPool`: opens its tasks, then runs one after the other. It lives
 * exactly as long as its parent, however that ends.
 */
export function serveTasks(open: () => Promise<OpenedTasks>): void {
  process.once('disconnect', () => process.exit());
  new Worker(PARENT_WATCH, { eval: true, workerData: process.ppid }).unref();
  // A signal to the whole group is for the parent, which ends its children when their work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  open().then(
    ({ tasks, about }) => {
      const byName: TaskTable = new Map(Object.entries(tasks));
      process.on('message', (message: TaskMessage) => {
        send({ kind: 'begun' });
        void answer(byName, message).then(send);
      });
      send({ kind: 'ready', about });
    },
    (error: unknown) => send({ kind: 'unusable', reason: reasonOf(error), ...codeOf(error) }),
  );
}

type TaskTable = ReadonlyMap<string, ChildTasks[string]>;

async function answer(tasks: TaskTable, { name, input }: TaskMessage): Promise<ChildMessage> {
  try {
    const task = tasks.get(name);
    if (!task) throw new Error(`There is no task ${name}.`);
    return { kind: 'result', result: await task(input) };
  } catch (error) {
    if (isTrap(error)) throw error; // uncaught, it ends this process: its libraries are not to be trusted any more
    return { kind: 'error', reason: reasonOf(error) };
  }
}

function send(message: ChildMessage): void {
  process.send!(message);
}

function codeOf(error: unknown): { code?: string } {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === undefined ? {} : { code };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
