import { EngineUnavailable } from '../../domain/speech-failure';
import { TaskBroke } from '../task-failure';
import { type TaskOptions, type WorkLimits, WorkQueue } from '../work-queue';
import { BackOff } from './back-off';
import { childEnvironment } from './child-environment';
import type { ChildInput, ChildResult, ChildTasks, TaskMessage } from './messages';
import { withOwnMemory } from './own-memory';
import { TaskChild } from './task-child';

export interface ProcessPoolOptions extends WorkLimits {
  /** The children's compiled file, which calls `serveTasks`. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly processes: number;
  /** Limit for the opening of a child. */
  readonly startLimitSec?: number;
  /** Environment of the children besides what every program needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Has a child opened, or throws while the machine has no room for it: then others do its work, if there are any. */
  readonly admitChild?: <Child>(open: () => Promise<Child>) => Promise<Child>;
}

const DEFAULT_START_LIMIT_SEC = 30;

/**
 * Long-lived child processes for native code, which may crash, abort or never return: that ends the current task
 * and its child, never the service, and another child replaces it. Children start when they are needed.
 */
export class ProcessPool<Tasks extends ChildTasks, About = unknown> {
  private readonly queue: WorkQueue;
  private readonly backOff = new BackOff();
  /** Why the last lost child crashed or could not be started. */
  private failure: unknown;
  /** Children without a task, some of them still opening. */
  private readonly idle: Promise<TaskChild>[] = [];
  private readonly children = new Set<TaskChild>();
  private isClosed = false;

  constructor(private readonly options: ProcessPoolOptions) {
    const mayBeginBeside = (running: number) => this.mayBeginBeside(running);
    this.queue = new WorkQueue(options.processes, { ...options, mayBeginBeside });
  }

  /**
   * Starts the children and waits until they are ready: first one, to learn whether any can be started.
   * @returns what the first one reports of itself
   * @throws EngineUnavailable when one cannot be started; `cause` has the reason.
   */
  async warm(): Promise<About> {
    if (this.idle.length === 0) this.idle.push(this.start());
    const first = await this.idle[0]!;
    while (this.idle.length < this.queue.idleWorkers) this.idle.push(this.start());
    await Promise.all(this.idle);
    return first.about as About;
  }

  /** See `WorkQueue.waitSec`. */
  get waitSec(): number {
    return this.queue.waitSec;
  }

  /** See `WorkQueue.admit`. */
  admit(costSec?: number): void {
    this.queue.admit(costSec);
  }

  /**
   * Runs one task in a child.
   * @throws TaskFailure when the task throws, crashes or takes too long.
   * @throws EngineUnavailable when there is no child and none can be started.
   */
  async run<N extends keyof Tasks & string>(
    name: N,
    input: ChildInput<Tasks, N>,
    options: TaskOptions,
  ): Promise<ChildResult<Tasks, N>> {
    for (;;) {
      const answer = await this.queue.whenIdle(options, () => this.runOnce({ name, input }, options));
      if (answer) return answer.result as ChildResult<Tasks, N>;
    }
  }

  /** Ends all children. Tasks still running or waiting reject. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.children].map((child) => child.kill()));
  }

  /**
   * @returns null when the task was not begun and is to wait for another child: one more was needed and could not be
   *   started, or the child was dead already
   */
  private async runOnce(task: TaskMessage, options: TaskOptions): Promise<{ result: unknown } | null> {
    const child = await this.acquire().catch((error: unknown) => {
      if (this.isClosed || this.children.size === 0) throw error;
      return null;
    });
    if (!child) return null;
    try {
      options.signal?.throwIfAborted();
      const work = (stop: AbortSignal, begin: () => void) => {
        begin();
        return this.runIn(child, task, stop, options);
      };
      return { result: await this.queue.timed(task.name, options, work) };
    } catch (error) {
      if (error instanceof TaskBroke && !child.isAlive && !child.isAtTask) return null;
      throw error;
    } finally {
      this.release(child);
    }
  }

  /** After a start has failed, what the other children can do is left to them for a while. */
  private mayBeginBeside(running: number): boolean {
    const open = [...this.children].filter(({ isOpen, isAlive }) => isOpen && isAlive).length;
    return running < open || this.backOff.waitSec(performance.now()) === 0;
  }

  private async runIn(
    child: TaskChild,
    task: TaskMessage,
    stop: AbortSignal,
    { signal }: TaskOptions,
  ): Promise<unknown> {
    stop.addEventListener('abort', () => void child.kill(), { once: true });
    try {
      return withOwnMemory(await child.run(task));
    } catch (error) {
      if (!child.isAlive && !signal?.aborted) {
        this.failure = error;
        this.backOff.noteCrash(performance.now());
      }
      throw error;
    } finally {
      if (child.isAlive) this.backOff.noteAnswer();
    }
  }

  private async acquire(): Promise<TaskChild> {
    for (let next = this.idle.shift(); next; next = this.idle.shift()) {
      const child = await next.catch(() => null);
      if (child?.isAlive) return child;
    }
    return this.start();
  }

  /** A lost child is replaced at once, so that the next task need not wait for a start. */
  private release(child: TaskChild): void {
    if (this.isClosed) return;
    const next = child.isAlive ? Promise.resolve(child) : this.start();
    next.catch(() => {}); // the next task tries again and gets the error
    this.idle.push(next);
  }

  private async start(): Promise<TaskChild> {
    if (this.isClosed) throw new Error('The processes have been ended.');
    const waitSec = this.backOff.waitSec(performance.now());
    if (waitSec > 0) throw new EngineUnavailable(Math.ceil(waitSec), this.failure);
    try {
      const { admitChild = (open) => open() } = this.options;
      const child = await admitChild(() => this.open());
      this.backOff.noteStart();
      return child;
    } catch (error) {
      this.failure = error;
      this.backOff.noteFailedStart(performance.now());
      throw new EngineUnavailable(Math.ceil(this.backOff.waitSec(performance.now())), error);
    }
  }

  private async open(): Promise<TaskChild> {
    if (this.isClosed) throw new Error('The processes have been ended.'); // while it was admitted
    const { file, args, env, startLimitSec = DEFAULT_START_LIMIT_SEC } = this.options;
    const child = new TaskChild({ file, args, env: childEnvironment(env) });
    this.children.add(child);
    void child.gone.then(() => this.children.delete(child));
    const timer = setTimeout(() => void child.kill(), startLimitSec * 1000);
    try {
      await child.opened();
      return child;
    } catch (error) {
      await child.kill();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
