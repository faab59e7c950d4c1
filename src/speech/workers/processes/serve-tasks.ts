import { Worker } from 'node:worker_threads';
import type { ChildMessage, ChildTasks, TaskMessage } from './messages';

/** What a child process opens: its tasks, and what it wants its parent to know of them. */
export interface Workshop<Tasks extends ChildTasks = ChildTasks, About = unknown> {
  readonly tasks: Tasks;
  readonly about: About;
}

const WATCH_MS = 500;

/** Native code that never comes back hears of nothing: a thread of its own sees that the parent is gone. */
const WATCHMAN = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${WATCH_MS});
`;

/**
 * The whole of a child process of `ProcessPool`: opens the workshop, then does one task after the other. It
 * lives exactly as long as its parent, whatever becomes of that.
 */
export function serveTasks(open: () => Promise<Workshop>): void {
  process.once('disconnect', () => process.exit());
  new Worker(WATCHMAN, { eval: true, workerData: process.ppid }).unref();
  // A signal to the whole group is for the parent, which ends its children when their work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  open().then(
    ({ tasks, about }) => {
      process.on('message', (message: TaskMessage) => void answer(tasks, message).then(say));
      say({ kind: 'ready', about });
    },
    (error: unknown) => say({ kind: 'unusable', reason: reasonOf(error) }),
  );
}

async function answer(tasks: ChildTasks, { name, input }: TaskMessage): Promise<ChildMessage> {
  try {
    return { kind: 'result', result: await tasks[name]!(input) };
  } catch (error) {
    return { kind: 'error', reason: reasonOf(error) };
  }
}

function say(message: ChildMessage): void {
  process.send!(message);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
