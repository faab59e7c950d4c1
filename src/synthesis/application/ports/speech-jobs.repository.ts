import type { Page, PageRequest } from '../../../shared/application/page';
import type { JobPart, PartSummary } from '../../domain/jobs/job-part';
import type { JobStatus, SpeechJob, SpeechJobState } from '../../domain/jobs/speech-job';
import type { SubtitleCue } from '../../domain/subtitles/subtitle-cues';

/** What the open jobs of an account take. */
export interface OpenJobs {
  readonly count: number;
  /** What they are expected to store yet. */
  readonly expectedBytes: number;
}

/** The subtitles of a part, and how long it is heard. */
export interface PartCues {
  readonly cues: readonly SubtitleCue[];
  readonly durationSec: number;
}

/** Long jobs and their parts. Methods that write are single statements in the caller's transaction. */
export abstract class SpeechJobsRepository {
  /** @throws IdempotencyInProgress when a job with the same account and key was faster */
  abstract add(job: SpeechJob, parts: readonly JobPart[]): Promise<void>;

  /**
   * Takes the job that had its turn longest ago, of those that are open, under no lease and need not wait, by the
   * database's clock; it is RUNNING from then on, and the attempt is counted.
   * @returns null when there is none
   */
  abstract claim(leaseKey: string, leaseSec: number): Promise<SpeechJob | null>;

  /** @returns false when the attempt has lost the job */
  abstract renewLease(id: string, leaseKey: string, leaseSec: number): Promise<boolean>;

  /** Ends all leases, for who knows that all who had some are dead: whoever asks next has the jobs. */
  abstract giveAllBack(): Promise<void>;

  /** Keeps the job from every other transaction until the caller's ends. */
  abstract lock(id: string): Promise<SpeechJob | null>;

  /** The job must be locked. */
  abstract save(job: SpeechJob): Promise<void>;

  abstract savePart(part: JobPart): Promise<void>;

  /** The first part that waits, and where the stream of the part before it has ended; null when there is none. */
  abstract nextPart(jobId: string): Promise<{ part: JobPart; after: JobPart['end'] } | null>;

  /** @param id a UUID */
  abstract find(accountId: string, id: string): Promise<SpeechJobState | null>;

  /** The jobs with these ids, in any order; those that are unknown are left out. */
  abstract findAll(ids: readonly string[]): Promise<SpeechJobState[]>;

  abstract findByIdempotencyKey(accountId: string, key: string): Promise<SpeechJobState | null>;

  /** The job with this public name of its file, or of one of its parts', and that part; null when there is none. */
  abstract findByAudioKey(
    audioKey: string,
  ): Promise<{ job: SpeechJobState; part: PartSummary | null } | null>;

  /** The account's jobs, newest first; `status` null lists all. The total is exact. */
  abstract list(
    accountId: string,
    page: PageRequest,
    status: JobStatus | null,
  ): Promise<Page<SpeechJobState>>;

  /** All parts of a job, in order. */
  abstract parts(jobId: string): Promise<PartSummary[]>;

  /** The first characters of the first part of each job, by the job's id. @param chars code points, at most */
  abstract beginnings(jobIds: readonly string[], chars: number): Promise<Map<string, string>>;

  /** The texts of its parts, in order. */
  abstract texts(jobId: string): Promise<string[]>;

  /** The subtitles of the parts that were made, in order, from one on. */
  abstract cues(jobId: string, fromIndex: number, limit: number): Promise<PartCues[]>;

  /** The account's jobs that have not ended. */
  abstract openJobs(accountId: string): Promise<OpenJobs>;

  /** Jobs past their time whose audio is not marked deleted, the oldest first. @param except ids to pass over */
  abstract expired(now: Date, limit: number, except: readonly string[]): Promise<SpeechJobState[]>;

  /** Notes that the audio of a job is gone, and counts it no more. Repeatable. */
  abstract markDeleted(id: string, now: Date): Promise<void>;
}
