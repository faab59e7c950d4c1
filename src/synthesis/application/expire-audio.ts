import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { AudioRecords } from './audio-records';
import { AudioStore } from './audio-store';

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
   * @throws the store's error when a file cannot be deleted; the others of its batch are noted all the same
   */
  async execute(): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const expired = await this.records.expired(now, BATCH);
      const files = [
        ...new Set(expired.filter((audio) => !audio.isFileNeeded).map((audio) => audio.storedKey)),
      ];
      const removals = await Promise.allSettled(files.map((key) => this.store.remove(key)));
      const kept = new Set(files.filter((_key, index) => removals[index]?.status === 'rejected'));
      const gone = expired.filter((audio) => !kept.has(audio.storedKey)).map((audio) => audio.audioKey);
      await this.records.markDeleted(gone, now);
      const failed = removals.find((removal) => removal.status === 'rejected');
      if (failed) throw failed.reason;
      if (expired.length < BATCH) return;
    }
  }
}
