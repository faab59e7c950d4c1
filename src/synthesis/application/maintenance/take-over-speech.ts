import { Injectable, Logger } from '@nestjs/common';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { ProcessUnclaimedRequests } from './process-unclaimed-requests';

/**
 * How long what dead processes have left stays PENDING at most, in seconds: 10 are promised from the restart, of which
 * starting takes 2 to 3, and `FailExpiredRequests` looks once a second. Nobody waits for it any more, and who repeats the
 * call with its key gets a new attempt.
 */
export const TAKEN_OVER_SEC = 6;

/**
 * Takes over what processes have left that are all dead, without waiting for their leases to end: requests are spoken
 * at once, or fail and release their credits after `TAKEN_OVER_SEC`; jobs go on.
 */
@Injectable()
export class TakeOverSpeech {
  private readonly log = new Logger(TakeOverSpeech.name);

  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly jobs: SpeechJobsRepository,
    private readonly processUnclaimedRequests: ProcessUnclaimedRequests,
  ) {}

  /** To be called while no other process lives, which would lose what it has. Begins, and does not wait for the end. */
  async execute(): Promise<void> {
    const left = await this.requests.giveAllBack(TAKEN_OVER_SEC);
    await this.jobs.giveAllBack();
    if (left === 0) return;
    this.log.warn(`Taken over from a process that died, requests: ${left}`);
    await this.processUnclaimedRequests.execute();
  }
}
