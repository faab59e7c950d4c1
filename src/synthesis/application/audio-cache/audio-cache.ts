import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { withinLimit } from '../../../shared/application/within-limit';
import { Clock } from '../../../shared/domain/clock';
import { type Recording, REUSE_MARGIN_SEC } from '../../domain/recording';
import { AudioRecords } from '../ports/audio-records';
import { AudioStore } from '../ports/audio-store';

/** A file that was read and found sound is not read again so soon, as long as its stamp is the same. */
const TRUSTED_FOR_MS = 600_000;

/** A store that is slower than this gains nothing over speaking the text anew. */
const INSPECTION_LIMIT_MS = 5_000;

/** Files remembered as sound; the one that was read longest ago gives way. */
const REMEMBERED_FILES = 10_000;

interface Inspection {
  readonly stamp: string;
  readonly at: number;
}

/**
 * Finds stored audio that can be reused, and makes sure that it is what was stored: size and SHA-256 of the
 * bytes. A file that is missing or damaged is never offered again.
 */
@Injectable()
export class FindRecording {
  private readonly log = new Logger(FindRecording.name);
  private readonly sound = new Map<string, Inspection>();
  /** Under way, by file: who asks meanwhile waits for the same. */
  private readonly inspections = new Map<string, Promise<boolean>>();

  constructor(
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /** @returns null when there is none, and when it cannot be read just now: the text is spoken anew then */
  async execute(contentHash: string): Promise<Recording | null> {
    const keptUntil = new Date(this.clock.now().getTime() + REUSE_MARGIN_SEC * 1000);
    const recording = await this.records.findReusable(contentHash, keptUntil);
    if (!recording) return null;
    const { storedKey } = recording;
    try {
      const inspection = this.inspect(recording);
      if (await withinLimit(inspection, INSPECTION_LIMIT_MS, 'The store took too long.')) return recording;
    } catch (error) {
      this.log.warn(`The stored audio ${storedKey} cannot be read and is not reused: ${String(error)}`);
      return null;
    }
    this.log.error(`The stored audio ${storedKey} is missing or damaged and is not reused any more.`);
    await this.records.withdraw(storedKey);
    return null;
  }

  private inspect(recording: Recording): Promise<boolean> {
    const { storedKey } = recording;
    const underWay = this.inspections.get(storedKey);
    if (underWay) return underWay;
    const inspection = this.isSound(recording).finally(() => this.inspections.delete(storedKey));
    this.inspections.set(storedKey, inspection);
    return inspection;
  }

  private async isSound(recording: Recording): Promise<boolean> {
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
