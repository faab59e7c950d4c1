import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { StorageFull } from '../../speech';
import { AudioRecords, type StoredInAll } from './ports/audio-records';
import { FreeSpace } from './ports/free-space';
import { SynthesisPolicy } from './synthesis-policy';

/** How old a count of all stored audio may be. What this process has let in since is added. */
const COUNT_EVERY_MS = 5_000;

/** Of the room for audio, what accounts may fill that have bought nothing: nobody locks out those who pay. */
const UNPAID_SHARE = 0.5;

/** Whether there is room for another file, on the disks and among the files of all accounts. */
@Injectable()
export class AudioRoom {
  private counted: StoredInAll = { storedBytes: 0, expectedBytes: 0 };
  private countedAt = -Infinity;
  private counting: Promise<void> | null = null;

  constructor(
    private readonly records: AudioRecords,
    private readonly space: FreeSpace,
    private readonly policy: SynthesisPolicy,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes room for a file that is about to be made, until its request is settled.
   * @param hasBought whether its account has ever bought credits
   * @param open opens the request; when it fails the room is free again
   * @throws StorageFull, and what `open` throws
   */
  async take<Opened>(
    expectedBytes: number,
    hasBought: boolean,
    open: () => Promise<Opened>,
  ): Promise<Opened> {
    await this.count();
    const limit = this.policy.bytesInAll * (hasBought ? 1 : UNPAID_SHARE);
    const { storedBytes, expectedBytes: underWay } = this.counted;
    if (storedBytes + underWay + expectedBytes > limit) throw new StorageFull();
    this.expect(expectedBytes); // before anybody else looks
    try {
      if (await this.space.isLow(underWay + expectedBytes)) throw new StorageFull();
      return await open();
    } catch (error) {
      this.expect(-expectedBytes);
      throw error;
    }
  }

  private expect(bytes: number): void {
    const { storedBytes, expectedBytes } = this.counted;
    this.counted = { storedBytes, expectedBytes: Math.max(0, expectedBytes + bytes) };
  }

  private async count(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - this.countedAt < COUNT_EVERY_MS) return;
    this.counting ??= this.records
      .storedInAll(now)
      .then((counted) => {
        this.counted = counted;
        this.countedAt = now.getTime();
      })
      .finally(() => (this.counting = null));
    await this.counting;
  }
}
