import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { storedFile, type Stretch, totalBytes } from '../../domain/stretches';
import { AudioExpired, AudioNotFound } from '../../domain/synthesis.errors';
import { FindJobFile } from '../jobs/find-job-file';
import { AudioRecords } from '../ports/audio-records';

/** A file that may be handed out: of a request, of a job, or of a part of a job. */
export interface FoundAudio {
  /** Its public name, without what it ends with. */
  readonly audioKey: string;
  /** What its public name ends with: an audio type, or `zip`. */
  readonly type: string;
  /** For who saves it, without what it ends with. */
  readonly name: string;
  readonly sizeBytes: number;
  /** What it is put together from. */
  readonly stretches: readonly Stretch[];
  /** Seconds for which the file may still be kept. */
  readonly remainingSec: number;
}

type KnownAudio = Pick<FoundAudio, 'type' | 'name' | 'stretches'> & { readonly expiresAt: Date };

/** Finds the audio behind its public name, `<audio key>.<type>`. */
@Injectable()
export class FindAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly jobFiles: FindJobFile,
    private readonly clock: Clock,
  ) {}

  /** @throws AudioNotFound, AudioExpired */
  async execute(fileName: string): Promise<FoundAudio> {
    const [, audioKey, type] = /^([0-9a-f]{40})\.([0-9a-z]{3,4})$/.exec(fileName) ?? [];
    const known = audioKey === undefined ? null : await this.find(audioKey);
    if (!known || audioKey === undefined || known.type !== type) throw new AudioNotFound();
    const remainingMs = known.expiresAt.getTime() - this.clock.now().getTime();
    if (remainingMs <= 0) throw new AudioExpired(known.expiresAt);
    const sizeBytes = totalBytes(known.stretches);
    return { ...known, audioKey, sizeBytes, remainingSec: Math.floor(remainingMs / 1000) };
  }

  private async find(audioKey: string): Promise<KnownAudio | null> {
    const record = await this.records.find(audioKey);
    if (!record) return this.jobFiles.execute(audioKey);
    const { requestId, audioType, storedKey, sizeBytes, expiresAt } = record;
    return {
      name: `loa-${requestId}`,
      type: audioType,
      expiresAt,
      stretches: [storedFile(storedKey, sizeBytes)],
    };
  }
}
