import { Aggregate } from '../../../shared/domain/aggregate';
import { JobEnded } from '../../../shared/events/job-ended';
import { JobOpened } from '../../../shared/events/job-opened';
import type { FailureReason } from '../speech-request';
import type { SubtitleFormat } from '../subtitles/subtitle-file';
import type { MadePart, Speaking } from './job-part';

export const JOB_STATUSES = ['QUEUED', 'RUNNING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** Longest text of one job, in characters as they are charged; of a batch, all its texts together. */
export const MAX_JOB_CHARS = 1_000_000;

/** How many jobs of one account may be QUEUED or RUNNING. */
export const MAX_OPEN_JOBS = 10;

/** How often a part may be begun: when as many processes have died of it, the text is to blame. */
export const MAX_PART_ATTEMPTS = 4;

/** How long a job waits for an engine that is down or a disk that is full, from the last part that was made. */
export const PATIENCE_MS = 3_600_000;

export const CONTAINERS = ['file', 'zip'] as const;
export const CHAPTERS = ['none', 'headings', 'paragraphs'] as const;

export interface JobOutput {
  /** One file of all, or an archive of a file for each part. */
  readonly container: (typeof CONTAINERS)[number];
  /** What begins a chapter. */
  readonly chapters: (typeof CHAPTERS)[number];
  readonly subtitles: SubtitleFormat | null;
}

/** Everything that is known of one job but its parts, as it is stored. */
export interface SpeechJobState extends JobOutput {
  readonly id: string;
  readonly accountId: string;
  readonly status: JobStatus;
  /** Whether its parts are texts of their own, each with a result or an error of its own. */
  readonly isBatch: boolean;
  readonly speaking: Speaking;
  /** Code points of all its texts: the credits held. */
  readonly charCount: number;
  readonly partCount: number;
  /** Of the parts that have ended, whatever became of them. */
  readonly doneChars: number;
  readonly doneParts: number;
  /** Characters of the parts that were made: what is charged. */
  readonly madeChars: number;
  /** Parts that have a file: one that is silent has none. */
  readonly fileCount: number;
  /** Of the audio that there is. */
  readonly durationSec: number;
  readonly sizeBytes: number;
  /** How large its audio was expected to become. */
  readonly expectedBytes: number;
  /** Public name of its file. It cannot be guessed, because whoever knows it may hear the audio. */
  readonly audioKey: string;
  /** Where its caller wants to be told of its end; null for nowhere. */
  readonly callbackUrl: string | null;
  /** Why it failed; null unless FAILED. */
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
  /** When its first part was begun. */
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** When its audio is deleted; null while it has none to keep. */
  readonly expiresAt: Date | null;
  readonly audioDeletedAt: Date | null;
  /** How often its next part was begun. */
  readonly attempts: number;
  /** Names the attempt that has the next part to itself until `leaseUntil`; null when none has. */
  readonly leaseKey: string | null;
  readonly leaseUntil: Date | null;
  /** When it had its last turn: of all jobs, the one that has waited longest goes on. */
  readonly servedAt: Date;
  /** When a part is tried again for which there was no engine or no room; null when nothing is in its way. */
  readonly retryAt: Date | null;
  /** Since when something is. */
  readonly waitingSince: Date | null;
  readonly idempotencyKey: string | null;
  /** What the job asked for, hashed: a repeated key must come with the same. */
  readonly idempotencyHash: string | null;
}

export type OpenedJob = Pick<
  SpeechJobState,
  | keyof JobOutput
  | 'id'
  | 'accountId'
  | 'isBatch'
  | 'speaking'
  | 'charCount'
  | 'partCount'
  | 'expectedBytes'
  | 'audioKey'
  | 'callbackUrl'
  | 'idempotencyKey'
  | 'idempotencyHash'
>;

const HOUR_MS = 3_600_000;

const UNLEASED = { attempts: 0, leaseKey: null, leaseUntil: null, retryAt: null } as const;

/** Many parts spoken one after the other. QUEUED, RUNNING from its first part on, then one of the three ends, for good. */
export class SpeechJob extends Aggregate<SpeechJobState> {
  /** A new job, QUEUED. Its credits are held already. */
  static open(job: OpenedJob, now: Date): SpeechJob {
    const opened = new SpeechJob({
      ...job,
      ...UNLEASED,
      status: 'QUEUED',
      doneChars: 0,
      doneParts: 0,
      madeChars: 0,
      fileCount: 0,
      durationSec: 0,
      sizeBytes: 0,
      errorCode: null,
      errorMessage: null,
      createdAt: now,
      startedAt: null,
      finishedAt: null,
      expiresAt: null,
      audioDeletedAt: null,
      servedAt: now,
      waitingSince: null,
    });
    opened.record(new JobOpened(job.accountId, job.callbackUrl, now));
    return opened;
  }

  static restore(state: SpeechJobState): SpeechJob {
    return new SpeechJob(state);
  }

  get hasEnded(): boolean {
    return !isOpen(this.state.status);
  }

  /** Whether this attempt has its next part: nobody has begun it again, and the job has not ended. */
  isLeasedTo(leaseKey: string): boolean {
    return !this.hasEnded && this.state.leaseKey === leaseKey;
  }

  /** Its next part is made. With the last one the job ends, and its credits are to be settled. */
  addMade(charCount: number, { durationSec, sizeBytes }: MadePart, lifetimeHours: number, now: Date): void {
    this.state = {
      ...this.state,
      madeChars: this.state.madeChars + charCount,
      fileCount: this.state.fileCount + (sizeBytes > 0 ? 1 : 0),
      durationSec: this.state.durationSec + durationSec,
      sizeBytes: this.state.sizeBytes + sizeBytes,
    };
    this.endPart(charCount, lifetimeHours, now);
  }

  /** Its next part cannot be made: of a batch it is one text of many, of a single text the end of the job. */
  addFailed(charCount: number, reason: FailureReason, lifetimeHours: number, now: Date): void {
    if (!this.state.isBatch) return this.fail(reason, now);
    this.endPart(charCount, lifetimeHours, now, reason);
  }

  /**
   * The next part has to wait: for an engine, or for room.
   * @returns false when it has waited too long already
   */
  postpone(retryAfterSec: number, now: Date): boolean {
    this.requireOpen();
    const waitingSince = this.state.waitingSince ?? now;
    if (now.getTime() - waitingSince.getTime() > PATIENCE_MS) return false;
    const retryAt = new Date(now.getTime() + retryAfterSec * 1000);
    this.state = { ...this.state, ...UNLEASED, waitingSince, servedAt: now, retryAt };
    return true;
  }

  /** Gives the next part back: whoever comes next begins it again. */
  giveBack(): void {
    this.requireOpen();
    this.state = { ...this.state, ...UNLEASED };
  }

  /** The parts that are made are charged and kept; mere silence is not charged. */
  cancel(lifetimeHours: number, now: Date): void {
    if (this.state.sizeBytes === 0) this.state = { ...this.state, madeChars: 0 };
    this.end('CANCELLED', lifetimeHours, now);
  }

  private endPart(charCount: number, lifetimeHours: number, now: Date, reason?: FailureReason): void {
    this.requireOpen();
    const doneParts = this.state.doneParts + 1;
    const doneChars = this.state.doneChars + charCount;
    this.state = { ...this.state, ...UNLEASED, doneParts, doneChars, servedAt: now, waitingSince: null };
    if (doneParts < this.state.partCount) return;
    if (this.state.madeChars > 0 && this.state.sizeBytes > 0) return this.end('SUCCESS', lifetimeHours, now);
    this.fail(reason ?? NOTHING_TO_SPEAK, now);
  }

  /** Nothing is charged, and what was made is not kept. The idempotency key is free for another try. */
  private fail({ code, message }: FailureReason, now: Date): void {
    this.state = {
      ...this.state,
      madeChars: 0,
      errorCode: code,
      errorMessage: message,
      idempotencyKey: null,
      idempotencyHash: null,
    };
    this.end('FAILED', 0, now);
  }

  private end(status: 'SUCCESS' | 'FAILED' | 'CANCELLED', lifetimeHours: number, now: Date): void {
    this.requireOpen();
    const expiresAt = this.state.sizeBytes > 0 ? new Date(now.getTime() + lifetimeHours * HOUR_MS) : null;
    this.state = { ...this.state, ...UNLEASED, status, waitingSince: null, finishedAt: now, expiresAt };
    const { id: jobId, accountId, charCount, madeChars, durationSec, callbackUrl } = this.state;
    const { errorCode, errorMessage } = this.state;
    const error = errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' };
    const audioPath = hasAudio(this.state) ? jobAudioPath(this.state) : null;
    const ended = {
      jobId,
      accountId,
      status,
      charCount,
      chargedChars: madeChars,
      audioPath,
      durationSec,
      callbackUrl,
      error,
    };
    this.record(new JobEnded(ended, now));
  }

  private requireOpen(): void {
    const { id, status } = this.state;
    if (this.hasEnded) throw new Error(`Job ${id} is ${status} and stays so.`);
  }
}

const NOTHING_TO_SPEAK: FailureReason = {
  code: 'INVALID_PARAMS',
  message: 'input_text holds nothing that can be spoken.',
};

export const isOpen = (status: JobStatus): boolean => status === 'QUEUED' || status === 'RUNNING';

/** Whether there is, or was, a file of the whole. */
export const hasAudio = ({ status, sizeBytes, isBatch, container }: SpeechJobState): boolean =>
  (status === 'SUCCESS' || status === 'CANCELLED') && sizeBytes > 0 && !(isBatch && container === 'file');

/** What the name of a job's file ends with. */
export const jobFileType = ({
  container,
  speaking,
}: Pick<SpeechJobState, 'container' | 'speaking'>): string =>
  container === 'zip' ? 'zip' : speaking.audioType;

/** Where the file of a job is found, below the service's public address. */
export const jobAudioPath = (job: Pick<SpeechJobState, 'audioKey' | 'container' | 'speaking'>): string =>
  `/audio/${job.audioKey}.${jobFileType(job)}`;

/**
 * How long the rest of a job takes if it goes on as it has: its own parts are the best measure, for they hold the voice,
 * the machine and what else it does.
 * @returns seconds; 0 for a job that has ended, null while nothing of it is done
 */
export function etaSec(
  { status, charCount, doneChars, startedAt }: SpeechJobState,
  now: Date,
): number | null {
  if (!isOpen(status)) return 0;
  if (!startedAt || doneChars === 0) return null;
  const tookSec = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.ceil((tookSec / doneChars) * (charCount - doneChars));
}
