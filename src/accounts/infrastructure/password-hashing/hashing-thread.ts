import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { TurnQueue } from '../../../platform/admission/turn-queue';
import { builtFile } from '../../../platform/workers/built-file';
import { Passwords } from '../../application/passwords/passwords';
import { PasswordsBusy } from '../../domain/accounts.errors';
import { DECOY } from './argon2id';
import type { HashingTask } from './hashing-worker';

/** Work that would wait longer than this is refused. */
const MAX_WAIT_SEC = 10;
/** What one hash is thought to take before the first is measured. */
const FIRST_GUESS_SEC = 0.05;
/** Weight of the newest hash in the running estimate of what one takes. */
const LEARNING_RATE = 0.1;
/** Two thirds of the processor time of a thread that speaks, when both want all of it. */
const NICE = 2;

/**
 * argon2id in a thread of its own, one hash at a time: libuv's threads, which files and name look-ups need, and the
 * threads that speak are left alone. Owners are served in turn, so that a flood of one delays nobody else's log-in.
 */
@Injectable()
export class HashingThread extends Passwords implements OnApplicationShutdown {
  /** Started by the first task: most commands of an operator have none. */
  private readonly thread = new Piscina({
    filename: builtFile(__dirname, 'hashing-worker.js'),
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: Infinity,
    niceIncrement: NICE,
  });
  private readonly queue = new TurnQueue<() => void>();
  private isBusy = false;
  private secPerHash = FIRST_GUESS_SEC;

  constructor() {
    super();
    // Raised when the thread dies without a task; without a listener it would end the process.
    this.thread.on('error', (error: Error) => process.emitWarning(error));
  }

  async hash(password: string, owner: string): Promise<string> {
    return (await this.run({ password: password.normalize('NFC') }, owner)) as string;
  }

  async matches(stored: string | null, password: string, owner: string): Promise<boolean> {
    const matches = await this.run({ password: password.normalize('NFC'), stored: stored ?? DECOY }, owner);
    return matches === true && stored !== null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.destroy();
  }

  private async run(task: HashingTask, owner: string): Promise<unknown> {
    await this.turnOf(owner);
    const startedAt = performance.now();
    try {
      return (await this.thread.run(task)) as unknown;
    } finally {
      this.secPerHash += LEARNING_RATE * ((performance.now() - startedAt) / 1000 - this.secPerHash);
      this.startNext();
    }
  }

  /** Resolves when the thread is free for this owner. */
  private async turnOf(owner: string): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      return;
    }
    const waitSec = (1 + this.queue.ahead(owner)) * this.secPerHash;
    if (waitSec > MAX_WAIT_SEC) throw new PasswordsBusy(Math.ceil(waitSec - MAX_WAIT_SEC));
    await new Promise<void>((begin) => this.queue.enqueue(owner, begin));
  }

  private startNext(): void {
    const begin = this.queue.dequeue();
    if (begin) begin();
    else this.isBusy = false;
  }
}
