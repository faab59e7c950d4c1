import { type ChildProcess, fork } from 'node:child_process';
import type { ChildMessage, TaskMessage } from './messages';

/** How much of a child's standard error is kept: the end, where the reason is. */
const STDERR_CHARS = 4096;

export interface ChildProgram {
  /** The compiled file, which calls `serveTasks`. */
  readonly file: string;
  readonly args?: readonly string[] | undefined;
  /** All that the child sees of the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** A child has ended. `message` holds what it wrote last: for the log, never for callers. */
class ChildEnded extends Error {}

/** The child lives and answers that it could not do what it was asked. */
class ChildRefused extends Error {
  constructor(
    message: string,
    /** Of the system, such as ENOSPC, where it was the cause. */
    readonly code?: string,
  ) {
    super(message);
  }
}

interface Listener {
  resolve(message: ChildMessage): void;
  reject(error: Error): void;
}

/** One child process and its current task. */
export class TaskChild {
  /** Settles when the process is gone. */
  readonly gone: Promise<void>;
  /** What the child reports of itself once it has opened. */
  about: unknown;
  /** Whether it has opened its tasks. */
  isOpen = false;
  /** Whether it has begun a task that it has not answered; of a child that has ended, whether it ended at one. */
  isAtTask = false;
  private readonly process: ChildProcess;
  private stderr = '';
  private end: ChildEnded | null = null;
  /** Waits for the child's next message. */
  private listener: Listener | null = null;

  constructor({ file, args = [], env }: ChildProgram) {
    this.process = fork(file, args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env,
    });
    this.gone = new Promise((resolve) => {
      this.process.on('error', (error) => {
        if (this.process.pid === undefined) resolve(this.noteEnd(error.message));
      });
      this.process.once('close', (code, signal) => resolve(this.noteEnd(signal ?? `exit code ${code}`)));
    });
    // Out of file descriptors there are no pipes: 'error' follows.
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-STDERR_CHARS);
    });
    this.process.on('message', (message: ChildMessage) => this.hear(message));
  }

  get isAlive(): boolean {
    return this.end === null;
  }

  /**
   * Waits until the child has opened its tasks.
   * @throws ChildEnded, ChildRefused with the reason
   */
  async opened(): Promise<void> {
    const message = await this.nextMessage();
    if (message.kind !== 'ready') throw refusal(message);
    this.about = message.about;
    this.isOpen = true;
  }

  /** @throws ChildEnded, ChildRefused with the reason */
  async run(task: TaskMessage): Promise<unknown> {
    const answer = this.nextMessage();
    // A failure to send needs no handling: the end of the child, which follows, rejects the answer.
    if (this.isAlive) this.process.send(task, () => {});
    const message = await answer;
    if (message.kind === 'result') return message.result;
    throw refusal(message);
  }

  /** Ends the child at once, whatever it does, and waits until it is gone. */
  async kill(): Promise<void> {
    if (this.process.pid !== undefined) this.process.kill('SIGKILL');
    await this.gone;
  }

  private nextMessage(): Promise<ChildMessage> {
    if (this.end) return Promise.reject(this.end);
    return new Promise((resolve, reject) => (this.listener = { resolve, reject }));
  }

  private hear(message: ChildMessage): void {
    this.isAtTask = message.kind === 'begun';
    if (!this.isAtTask) this.takeListener()?.resolve(message);
  }

  private takeListener(): Listener | null {
    const { listener } = this;
    this.listener = null;
    return listener;
  }

  private noteEnd(how: string): void {
    const words = this.stderr.trim();
    this.end ??= new ChildEnded(`the process ended (${how})${words && `: ${words}`}`);
    this.takeListener()?.reject(this.end);
  }
}

function refusal(message: ChildMessage): ChildRefused {
  if (!('reason' in message)) return new ChildRefused(`the process said ${message.kind} unasked`);
  return new ChildRefused(message.reason, message.kind === 'unusable' ? message.code : undefined);
}
