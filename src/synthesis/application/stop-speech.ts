import { Injectable } from '@nestjs/common';
import { SynthesisFailed } from '../../speech';
import { SpeechRequest } from '../domain/speech-request';
import { PaidJobs } from './jobs/paid-jobs';
import { PaidRequests } from './paid-requests';
import { SpeechJobsRepository } from './ports/speech-jobs.repository';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';

/** More than may be under way for an account at once; what is left all the same ends by its deadline. */
const MOST_UNDER_WAY = { page: 1, limit: 1000 };

/**
 * Ends the requests and jobs of an account that are under way: the credits of what was not made return. Whoever speaks
 * one of them finds its lease lost within two seconds, and keeps no audio.
 */
@Injectable()
export class StopSpeech {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly jobs: SpeechJobsRepository,
    private readonly paidRequests: PaidRequests,
    private readonly paidJobs: PaidJobs,
  ) {}

  /**
   * Repeatable.
   * @param reason what requests fail with, as the end of a sentence
   */
  async execute(accountId: string, reason: string): Promise<void> {
    for (const status of ['QUEUED', 'RUNNING'] as const) {
      const { items } = await this.jobs.list(accountId, MOST_UNDER_WAY, status);
      for (const { id } of items) await this.paidJobs.cancel(accountId, id);
    }
    const { items } = await this.requests.list(accountId, MOST_UNDER_WAY, 'PENDING');
    for (const request of items) {
      const pending = SpeechRequest.restore({ ...request, cues: null, markup: null });
      await this.paidRequests.fail(pending, new SynthesisFailed(reason));
    }
  }
}
