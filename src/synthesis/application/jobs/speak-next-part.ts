import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../shared/domain/domain-error';
import {
  fileHead,
  HEAD_SOURCE_BYTES,
  type RenderedSection,
  Speakers,
  SpeechStreamer,
  SynthesisFailed,
} from '../../../speech';
import { crc32 } from '../../domain/jobs/crc32';
import type { JobPart, MadePart } from '../../domain/jobs/job-part';
import { MAX_PART_ATTEMPTS, type SpeechJobState } from '../../domain/jobs/speech-job';
import type { FailureReason } from '../../domain/speech-request';
import { subtitleCues } from '../../domain/subtitles/subtitle-cues';
import { AudioUnavailable } from '../../domain/synthesis.errors';
import { newAudioNames } from '../audio-names';
import { keepLease, LEASE_SEC } from '../lease';
import { AudioRecords } from '../ports/audio-records';
import { AudioStore } from '../ports/audio-store';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { SpecReader } from '../spec-reader';
import { type PreparedSpeech, spokenOf } from '../synthesis-spec';
import { isStreamed } from './job-plan';
import { PaidJobs } from './paid-jobs';
import { isSilent, specOfPart } from './part-spec';

/** What one part may take, the wait for others included. */
const PART_LIMIT_MS = 600_000;

/**
 * Takes the job that has waited longest and speaks its next part. A part is begun, spoken, stored and counted under a
 * lease: when a process dies another begins the part again, and no part that was counted is ever spoken again.
 */
@Injectable()
export class SpeakNextPart {
  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly paidJobs: PaidJobs,
    private readonly speakers: Speakers,
    private readonly reader: SpecReader,
    private readonly streamer: SpeechStreamer,
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
  ) {}

  /**
   * Safe in several processes at once.
   * @param stop ends the work; the part is given back then
   * @returns whether there was a part to speak
   * @throws Error of database or store; the part is begun again once the lease has ended
   */
  async execute(stop: AbortSignal): Promise<boolean> {
    const leaseKey = randomUUID();
    const job = (await this.jobs.claim(leaseKey, LEASE_SEC))?.toState();
    if (!job) return false;
    const lease = keepLease(`job ${job.id}`, () => this.jobs.renewLease(job.id, leaseKey, LEASE_SEC));
    try {
      const next = await this.jobs.nextPart(job.id);
      if (!next) throw new Error(`Job ${job.id} is ${job.status} and has no part that waits.`);
      await this.settle(job, { ...next, leaseKey }, stop, lease.lost);
    } finally {
      lease.end();
    }
    return true;
  }

  private async settle(
    job: SpeechJobState,
    next: { part: JobPart; after: JobPart['end']; leaseKey: string },
    stop: AbortSignal,
    lost: AbortSignal,
  ): Promise<void> {
    let made: MadePart;
    try {
      made = await this.make(job, next, AbortSignal.any([stop, lost, AbortSignal.timeout(PART_LIMIT_MS)]));
    } catch (error) {
      if (lost.aborted) return;
      if (stop.aborted) return this.paidJobs.giveBack(next);
      if (!job.isBatch && isSilent(error)) return void (await this.paidJobs.partMade(next, SILENCE));
      const reason = reasonOf(error);
      return reason.retryAfterSec === null
        ? this.paidJobs.partFailed(next, reason)
        : this.paidJobs.postpone(next, reason);
    }
    if (await this.paidJobs.partMade(next, made)) return;
    await this.store.remove(made.storedKey!); // too late: the job is cancelled, or another attempt has it
  }

  private async make(
    job: SpeechJobState,
    { part, after }: { part: JobPart; after: JobPart['end'] },
    signal: AbortSignal,
  ): Promise<MadePart> {
    if (job.attempts > MAX_PART_ATTEMPTS)
      throw new SynthesisFailed(`it was interrupted ${MAX_PART_ATTEMPTS} times`);
    const prepared = await this.reader.prepare(specOfPart(part, job.speaking, this.speakers));
    const section = await this.render(job, part, prepared, after, signal);
    const { spokenText, alignment } = prepared.reading;
    const { durationSec, words, end } = section;
    const leadSec = words.length > 0 ? 0 : leadOf(job, part); // words are timed behind the silence already
    const spokenSec = durationSec - leadSec;
    const cues = subtitleCues({
      writtenText: part.text,
      spokenText,
      alignment,
      words,
      durationSec: spokenSec,
    }).map((cue) => ({ ...cue, startSec: cue.startSec + leadSec, endSec: cue.endSec + leadSec }));
    const { storedKey } = newAudioNames();
    const { bytes } = section;
    await this.records.noteAttempt(storedKey);
    await this.storeAudio(storedKey, bytes);
    return { storedKey, sizeBytes: bytes.length, durationSec, crc32: crc32(bytes), cues, end };
  }

  /** @throws StorageFull, AudioUnavailable: another try may succeed */
  private async storeAudio(key: string, bytes: Uint8Array): Promise<void> {
    await this.store.put(key, bytes).catch((error: unknown) => {
      throw error instanceof DomainError ? error : new AudioUnavailable(error);
    });
  }

  private async render(
    job: SpeechJobState,
    part: JobPart,
    prepared: PreparedSpeech,
    after: JobPart['end'],
    signal: AbortSignal,
  ): Promise<RenderedSection> {
    const { audioType } = prepared.spec;
    if (!isStreamed(audioType)) throw new Error(`Job ${job.id} asks for ${audioType}.`);
    const isFile = part.audioKey !== null;
    const place = isFile
      ? { isFirst: true, isLast: true, after: null, leadSec: 0 }
      : {
          isFirst: job.sizeBytes === 0,
          isLast: part.index === job.partCount - 1,
          after,
          leadSec: leadOf(job, part),
        };
    const { ending } = part;
    const section = await this.streamer.renderSection(
      { ...spokenOf(prepared), audioType, ending, ...place },
      signal,
    );
    if (!isFile) return section;
    const { bytes, durationSec } = section;
    const facts = [{ sizeBytes: bytes.length, durationSec }];
    bytes.set(fileHead(audioType, bytes.subarray(0, HEAD_SOURCE_BYTES), facts).bytes);
    return section;
  }
}

/** Silence until a part is to begin; none when the one before took longer than it had. */
const leadOf = ({ durationSec }: SpeechJobState, { beginsAtSec }: JobPart): number =>
  Math.max(0, (beginsAtSec ?? 0) - durationSec);

/** What a part without sound becomes. */
const SILENCE: MadePart = { storedKey: null, sizeBytes: 0, durationSec: 0, crc32: 0, cues: [], end: null };

/**
 * @returns with `retryAfterSec` where another try may succeed
 * @throws the error where it tells nothing of the text: the database's, or a fault of this program
 */
function reasonOf(error: unknown): FailureReason & { readonly retryAfterSec: number | null } {
  if (error instanceof DomainError) {
    const { code, message, retryAfterSec, kind } = error;
    return { code, message, retryAfterSec: kind === 'unavailable' ? (retryAfterSec ?? 1) : null };
  }
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  return { ...reasonOf(new SynthesisFailed('it took too long', error)) };
}
