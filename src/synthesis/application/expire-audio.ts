import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { AudioRecords } from './audio-records';
import { AudioStore } from './audio-store';

const BATCH = 200;

/** Deletes audio files past their time. Their requests stay. */
@Injectable()
export class ExpireAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, and safe in several processes at once: a file is deleted before that is noted.
   * @throws the store's error when a file cannot be deleted; the others of its batch are noted all the same
   */
  async execute(): Promise<void> {
    const now = this.clock.now();
    let keys: string[];
    do {
      keys = await this.records.expired(now, BATCH);
      const removals = await Promise.allSettled(keys.map((key) => this.store.remove(key)));
      const removed = keys.filter((_key, index) => removals[index]?.status === 'fulfilled');
      await this.records.markDeleted(removed, now);
      const failed = removals.find((removal) => removal.status === 'rejected');
      if (failed) throw failed.reason;
    } while (keys.length === BATCH);
  }
}
