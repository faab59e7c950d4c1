import { Injectable, Logger } from '@nestjs/common';
import { SynthesisPolicy } from '../synthesis-policy';
import { SpeakNextPart } from './speak-next-part';

/**
 * Speaks parts of jobs in this process, one after the other, as long as there are any: as many at the same time as the
 * policy says, so that who waits for an answer finds a free thread.
 */
@Injectable()
export class JobRunner {
  private readonly log = new Logger(JobRunner.name);
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly speakNextPart: SpeakNextPart,
    private readonly policy: SynthesisPolicy,
  ) {}

  /** There may be something to do. Cheap. */
  wake(): void {
    if (this.stopping.signal.aborted || this.running.size >= this.policy.jobPartsAtOnce) return;
    const run = this.run().finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resolves when nothing is left to do here. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Gives back what is being spoken, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('This process stops.'));
    await this.idle();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    try {
      while (!signal.aborted && (await this.speakNextPart.execute(signal))) this.wake(); // another may be free by now
    } catch (error) {
      this.log.error(`A part of a job could not be settled: ${String(error)}`, (error as Error).stack);
    }
  }
}
