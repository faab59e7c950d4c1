import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Recording } from '../../domain/recording';
import { AudioStore } from '../ports/audio-store';

/** A file that was read and found sound is not read again so soon, as long as its stamp is the same. */
const TRUSTED_FOR_MS = 600_000;

/** Files remembered as sound; the one that was read longest ago gives way. */
const REMEMBERED_FILES = 10_000;

interface Inspection {
  readonly stamp: string;
  readonly at: number;
}

/** Makes sure that a stored file is what was stored: size and SHA-256 of its bytes. */
@Injectable()
export class AudioInspector {
  private readonly sound = new Map<string, Inspection>();
  /** Under way, by file: whoever asks meanwhile waits for the same. */
  private readonly inspections = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false when the file is missing or damaged
   * @throws AudioUnavailable when the store does not answer
   */
  isSound(recording: Recording): Promise<boolean> {
    const { storedKey } = recording;
    const underWay = this.inspections.get(storedKey);
    if (underWay) return underWay;
    const inspection = this.inspect(recording).finally(() => this.inspections.delete(storedKey));
    this.inspections.set(storedKey, inspection);
    return inspection;
  }

  private async inspect(recording: Recording): Promise<boolean> {
    const { storedKey } = recording;
    const stamp = await this.store.stamp(storedKey); // before reading: a change meanwhile shows next time
    if (stamp === null) return false;
    const at = this.clock.now().getTime();
    const last = this.sound.get(storedKey);
    if (last?.stamp === stamp && at - last.at < TRUSTED_FOR_MS) return true;
    this.sound.delete(storedKey);
    if (!(await this.hasItsBytes(recording))) return false;
    this.remember(storedKey, { stamp, at });
    return true;
  }

  private async hasItsBytes({ storedKey, audioSha256, fileSizeBytes }: Recording): Promise<boolean> {
    const bytes = await this.store.open(storedKey);
    if (!bytes) return false;
    const hash = createHash('sha256');
    let sizeBytes = 0;
    for await (const chunk of bytes) {
      hash.update(chunk);
      sizeBytes += chunk.length;
    }
    return sizeBytes === fileSizeBytes && hash.digest('hex') === audioSha256;
  }

  private remember(storedKey: string, inspection: Inspection): void {
    this.sound.set(storedKey, inspection);
    if (this.sound.size <= REMEMBERED_FILES) return;
    const [oldest] = this.sound.keys();
    this.sound.delete(oldest!);
  }
}
