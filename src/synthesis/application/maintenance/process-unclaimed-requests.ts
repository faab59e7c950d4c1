import { Injectable, Logger } from '@nestjs/common';
import { isSpeechFailure } from '../../../speech';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { ProcessRequest } from '../process-request';

/** Whoever waits for a request that was never claimed has it processed sooner than this; nobody waits any more. */
export const GRACE_SEC = 15;

/** Requests that are processed side by side. */
const AT_ONCE = 4;

/**
 * Processes requests that nobody has any more: the process that had them has died, or the one that opened them has and
 * the queue has lost their jobs. Their credits need not stay held until the deadline, and a caller who comes again finds
 * the result.
 */
@Injectable()
export class ProcessUnclaimedRequests {
  private readonly log = new Logger(ProcessUnclaimedRequests.name);
  /** By the id of the request. */
  private readonly running = new Map<string, Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly processRequest: ProcessRequest,
  ) {}

  /**
   * Begins with as many as there is room for; each that ends makes room for the next. It does not wait for them: one
   * long text keeps no other from being found. Repeatable, and safe in several processes at once: one of them has each
   * request.
   */
  async execute(): Promise<void> {
    const room = AT_ONCE - this.running.size;
    if (room <= 0 || this.isStopping) return;
    for (const id of await this.requests.listUnclaimed(GRACE_SEC, room)) this.begin(id);
  }

  /** Resolves when nothing is left to do here. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  /** Begins nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.idle();
  }

  private begin(id: string): void {
    if (this.isStopping || this.running.size >= AT_ONCE || this.running.has(id)) return;
    this.running.set(id, this.process(id));
  }

  /** What cannot be settled is found again by the next `execute`. */
  private async process(id: string): Promise<void> {
    try {
      const hasEnded = await this.settle(id).finally(() => this.running.delete(id));
      if (hasEnded) await this.execute();
    } catch (error) {
      this.log.error(`Unclaimed requests could not be settled: ${String(error)}`, (error as Error).stack);
    }
  }

  /**
   * A failure of speech is an end too.
   * @returns false when another attempt has the request
   */
  private async settle(id: string): Promise<boolean> {
    try {
      return (await this.processRequest.execute(id)) !== null;
    } catch (error) {
      if (!isSpeechFailure(error)) throw error;
      return true;
    }
  }
}
