import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { AudioStore } from '../ports/audio-store';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { FailedDeletions } from './failed-deletions';

const BATCH = 20;

/** Deletes the audio of jobs that are past their time, and of those that failed. The jobs stay. */
@Injectable()
export class ExpireJobs {
  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, and safe in several processes at once: files are deleted before that is noted.
   * @throws Error naming the files that could not be deleted, once all others are; the next call tries again
   */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const stuck = new FailedDeletions();
    const passedOver: string[] = [];
    for (;;) {
      const expired = await this.jobs.expired(now, BATCH, passedOver);
      if (expired.length === 0) break;
      for (const { id } of expired) {
        if (await this.removeFiles(id, stuck)) await this.jobs.markDeleted(id, now);
        else passedOver.push(id);
      }
    }
    stuck.report();
  }

  /** @returns whether all of them are gone */
  private async removeFiles(jobId: string, stuck: FailedDeletions): Promise<boolean> {
    const keys = (await this.jobs.parts(jobId)).flatMap(({ storedKey }) => storedKey ?? []);
    for (const key of keys) await stuck.unless(key, this.store.remove(key));
    return !keys.some((key) => stuck.has(key));
  }
}
