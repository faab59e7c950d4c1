import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { AudioRecords, type ExpiredAudio } from '../ports/audio-records';
import { AudioStore } from '../ports/audio-store';
import { FailedDeletions } from './failed-deletions';

const BATCH = 200;

/**
 * Ends audio that is past its time, and deletes each file with the last request that needs it. The requests
 * stay.
 */
@Injectable()
export class ExpireAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, and safe in several processes at once: a file is deleted before that is noted, and nobody
   * begins to reuse one that is about to be deleted (`REUSE_MARGIN_SEC`).
   * @throws Error naming the files that could not be deleted, once all others are; the next call tries again
   */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const stuck = new FailedDeletions();
    let expired: ExpiredAudio[];
    do {
      expired = await this.records.expired(now, BATCH, stuck.keys);
      const files = [
        ...new Set(expired.filter((audio) => !audio.isFileNeeded).map((audio) => audio.storedKey)),
      ];
      await Promise.all(files.map((key) => stuck.unless(key, this.store.remove(key))));
      const gone = expired.filter((audio) => !stuck.has(audio.storedKey)).map((audio) => audio.audioKey);
      await this.records.markDeleted(gone, now);
    } while (expired.length === BATCH);
    stuck.report();
  }
}
