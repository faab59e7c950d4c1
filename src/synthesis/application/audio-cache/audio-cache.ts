import { Injectable, Logger } from '@nestjs/common';
import { withinLimit } from '../../../shared/application/within-limit';
import { Clock } from '../../../shared/domain/clock';
import { SoundVersions } from '../../../speech';
import { type Recording, REUSE_MARGIN_SEC, type ReusableRecording } from '../../domain/recording';
import { AudioRecords } from '../ports/audio-records';
import type { SynthesisSpec } from '../synthesis-spec';
import { AudioInspector } from './audio-inspector';
import { contentHash } from './content-hash';

/** A store that is slower than this gains nothing over rendering the text again. */
const INSPECTION_LIMIT_MS = 5_000;

/** The place of a spec's audio in the cache. */
export interface CacheEntry {
  /** The same for all specs that sound the same and may share a file. */
  readonly contentHash: string;
  /** Stored audio to reuse; null when the text must be rendered. */
  readonly recording: ReusableRecording | null;
}

/** Stored audio, found again by what it says and how. A file that is missing or damaged is never offered again. */
@Injectable()
export class AudioCache {
  private readonly log = new Logger(AudioCache.name);

  constructor(
    private readonly versions: SoundVersions,
    private readonly records: AudioRecords,
    private readonly inspector: AudioInspector,
    private readonly clock: Clock,
  ) {}

  /** @returns the entry without a recording also when the file cannot be read just now */
  async lookUp(spec: SynthesisSpec, accountId: string): Promise<CacheEntry> {
    const hash = contentHash(spec, this.versions.of(spec.voice.provider), accountId);
    const keptUntil = new Date(this.clock.now().getTime() + REUSE_MARGIN_SEC * 1000);
    const recording = await this.records.findReusable(hash, accountId, keptUntil);
    const isUsable = recording !== null && (await this.isUsable(recording));
    return { contentHash: hash, recording: isUsable ? recording : null };
  }

  private async isUsable(recording: Recording): Promise<boolean> {
    const { storedKey } = recording;
    try {
      const inspection = this.inspector.isSound(recording);
      if (await withinLimit(inspection, INSPECTION_LIMIT_MS, 'The store took too long.')) return true;
    } catch (error) {
      this.log.warn(`The stored audio ${storedKey} cannot be read and is not reused: ${String(error)}`);
      return false;
    }
    this.log.error(`The stored audio ${storedKey} is missing or damaged and is not reused any more.`);
    await this.records.withdraw(storedKey);
    return false;
  }
}
