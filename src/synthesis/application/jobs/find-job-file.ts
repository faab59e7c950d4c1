import { Injectable } from '@nestjs/common';
import { fileHead, HEAD_SOURCE_BYTES } from '../../../speech';
import type { PartSummary } from '../../domain/jobs/job-part';
import { hasAudio, jobFileType, type SpeechJobState } from '../../domain/jobs/speech-job';
import { zipArchive, zipName } from '../../domain/jobs/zip-archive';
import { knownBytes, storedFile, type Stretch } from '../../domain/stretches';
import { AudioStore } from '../ports/audio-store';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { openStretches } from '../stored-stretches';
import { isStreamed } from './job-plan';
import { KnownStretches } from './known-stretches';

/** The file of a job, or of one of its parts. */
export interface JobFile {
  readonly name: string;
  readonly type: string;
  readonly expiresAt: Date;
  readonly stretches: readonly Stretch[];
}

/** Of ten archives of 5,000 files; some 300 bytes each. */
const MOST_KNOWN_STRETCHES = 100_000;

/** A part with a file. */
type SoundingPart = PartSummary & { readonly storedKey: string; readonly sizeBytes: number };

/**
 * Finds a file of a job behind its public name. Nothing is ever joined: a file is the parts as they are stored, one after
 * the other, behind a head that is made when it is asked for.
 */
@Injectable()
export class FindJobFile {
  private readonly known = new KnownStretches(MOST_KNOWN_STRETCHES);

  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly store: AudioStore,
  ) {}

  /** @returns null when there is no such file, or none yet; whether it is past its time the caller tells */
  async execute(audioKey: string): Promise<JobFile | null> {
    const found = await this.jobs.findByAudioKey(audioKey);
    if (!found) return null;
    const { job, part } = found;
    const { id, expiresAt } = job;
    if (!expiresAt || job.status === 'FAILED') return null;
    if (part) {
      if (!isSounding(part)) return null;
      const name = `loa-${id}-${part.index + 1}`;
      return {
        name,
        type: part.fileType,
        expiresAt,
        stretches: [storedFile(part.storedKey, part.sizeBytes)],
      };
    }
    if (!hasAudio(job)) return null;
    const stretches = await this.known.of(id, () => this.stretchesOf(job));
    return { name: `loa-${id}`, type: jobFileType(job), expiresAt, stretches };
  }

  private async stretchesOf(job: SpeechJobState): Promise<Stretch[]> {
    const parts = (await this.jobs.parts(job.id)).filter(isSounding);
    return job.container === 'zip' ? this.archive(parts) : this.joined(job, parts);
  }

  private archive(parts: readonly SoundingPart[]): Stretch[] {
    return zipArchive(
      parts.map((part) => {
        const { storedKey, sizeBytes, crc32 } = part;
        return { name: zipName(part.index, part.fileType), storedKey, sizeBytes, crc32: crc32 ?? 0 };
      }),
    );
  }

  private async joined(
    { speaking: { audioType } }: SpeechJobState,
    parts: readonly SoundingPart[],
  ): Promise<Stretch[]> {
    const [first, ...rest] = parts;
    if (!first || !isStreamed(audioType)) return [];
    const facts = parts.map(({ sizeBytes, durationSec }) => ({ sizeBytes, durationSec: durationSec ?? 0 }));
    const head = fileHead(audioType, await this.startOf(first), facts);
    return [
      ...(head.bytes.length > 0 ? [knownBytes(head.bytes)] : []),
      storedFile(first.storedKey, first.sizeBytes, head.replacedBytes),
      ...rest.map(({ storedKey, sizeBytes }) => storedFile(storedKey, sizeBytes)),
    ];
  }

  private async startOf({ storedKey, sizeBytes }: SoundingPart): Promise<Uint8Array> {
    const last = Math.min(HEAD_SOURCE_BYTES, sizeBytes) - 1;
    const chunks: Uint8Array[] = [];
    for await (const chunk of await openStretches(this.store, [storedFile(storedKey, sizeBytes)], {
      first: 0,
      last,
    }))
      chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

const isSounding = (part: PartSummary): part is SoundingPart =>
  part.storedKey !== null && (part.sizeBytes ?? 0) > 0;
