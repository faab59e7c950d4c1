import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { AudioRecords } from '../ports/audio-records';
import { AudioStore } from '../ports/audio-store';
import { FailedDeletions } from './failed-deletions';

const BATCH = 500;

/** Far longer than any request is PENDING: a younger file may belong to one that is about to be settled. */
const YOUNGEST_ORPHAN_MS = 3_600_000;

/** By then what an attempt has left was removed: it stores within minutes of being noted. */
const ATTEMPT_KNOWN_MS = 2 * YOUNGEST_ORPHAN_MS;

/** Deletes files that belong to no request or part of a job: left when a process died between storing and settling. */
@Injectable()
export class RemoveOrphanAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, and safe in several processes at once.
   * @throws Error naming the files that could not be deleted, once all others are; the next call tries again
   */
  async execute(): Promise<void> {
    const stuck = new FailedDeletions();
    const now = this.clock.now().getTime();
    const storedBefore = now - YOUNGEST_ORPHAN_MS;
    let batch: string[] = [];
    for await (const { key, storedAt } of this.store.list()) {
      if (storedAt.getTime() >= storedBefore) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      await this.removeOrphans(batch, stuck);
      batch = [];
    }
    await this.removeOrphans(batch, stuck);
    await this.records.forgetAttempts(new Date(now - ATTEMPT_KNOWN_MS));
    stuck.report();
  }

  private async removeOrphans(keys: readonly string[], stuck: FailedDeletions): Promise<void> {
    if (keys.length === 0) return;
    const needed = await this.records.needed(keys);
    for (const key of keys) if (!needed.has(key)) await stuck.unless(key, this.store.remove(key));
  }
}
