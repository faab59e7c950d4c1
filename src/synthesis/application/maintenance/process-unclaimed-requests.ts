import { Injectable } from '@nestjs/common';
import { isSpeechFailure } from '../../../speech';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { ProcessRequest } from '../process-request';

/** Whoever waits for a request has it processed sooner than this; nobody waits any more. */
const UNCLAIMED_SEC = 15;

/** Requests that are processed side by side. */
const BATCH = 4;

/**
 * Processes requests that nobody has claimed: the process that opened them has died, and the queue has lost
 * their jobs. Their credits need not stay held until the deadline, and a caller who comes again finds the result.
 *
 * Only where every attempt keeps a lease, as it does with Redis: elsewhere a request without one may be under
 * way.
 */
@Injectable()
export class ProcessUnclaimedRequests {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly processRequest: ProcessRequest,
  ) {}

  /**
   * Repeatable, and safe in several processes at once: one of them has each request.
   * @throws AggregateError with what kept requests PENDING, once all others have ended; the next call tries them
   *   again
   */
  async execute(): Promise<void> {
    const ids = await this.requests.listUnclaimed(UNCLAIMED_SEC, BATCH);
    const attempts = await Promise.allSettled(ids.map((id) => this.processRequest.execute(id)));
    const errors = attempts.flatMap((attempt) =>
      attempt.status === 'rejected' ? [attempt.reason as unknown] : [],
    );
    const faults = errors.filter((error) => !isSpeechFailure(error)); // a failure of speech is an end too
    if (faults.length > 0) throw new AggregateError(faults, 'Unclaimed requests could not be settled.');
  }
}
