import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../../accounts';
import { EventBus } from '../../../shared/application/event-bus';
import { Meter } from '../../../shared/application/meter';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { failedPart, type JobPart, type MadePart, madePart } from '../../domain/jobs/job-part';
import { MAX_OPEN_JOBS, type OpenedJob, SpeechJob, type SpeechJobState } from '../../domain/jobs/speech-job';
import type { FailureReason } from '../../domain/speech-request';
import { JobNotFound, TooManyJobs, TooMuchStored } from '../../domain/synthesis.errors';
import { AudioRecords } from '../ports/audio-records';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { AUDIO_SECONDS, CHARACTERS } from '../synthesis-metrics';
import { SynthesisPolicy } from '../synthesis-policy';

/** A part that an attempt has to itself. */
export interface LeasedPart {
  readonly part: JobPart;
  readonly leaseKey: string;
}

/**
 * Jobs together with the credits that pay for them: both change in one transaction, or neither does. Credits are held
 * for all of a job while it is open. At its end those of the parts that were made are charged and the others released,
 * and JobEnded is published.
 */
@Injectable()
export class PaidJobs {
  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly records: AudioRecords,
    private readonly ledger: CreditLedger,
    private readonly policy: SynthesisPolicy,
    private readonly transaction: Transaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * @param keyId the API key whose budget pays; null for a session
   * @returns the job, QUEUED
   * @throws InsufficientCredits, TooManyJobs, TooMuchStored
   * @throws IdempotencyInProgress when a job with the same account and key was faster; what a handler of JobOpened throws
   */
  open(opened: OpenedJob, parts: readonly JobPart[], keyId: string | null): Promise<SpeechJobState> {
    return this.transaction.run(async () => {
      const { id, accountId, charCount, expectedBytes } = opened;
      await this.ledger.reserve(accountId, charCount, id, keyId);
      await this.requirePlace(accountId, expectedBytes);
      const job = SpeechJob.open(opened, this.clock.now());
      await this.jobs.add(job, parts);
      await this.events.publish(job.releaseEvents());
      return job.toState();
    });
  }

  /** @returns false when another attempt has the part or the job has ended; its file is needed by nobody then */
  async partMade({ part, leaseKey }: LeasedPart, made: MadePart): Promise<boolean> {
    const state = await this.change(part.jobId, leaseKey, async (job, now) => {
      job.addMade(part.charCount, made, this.policy.audioLifetimeHours, now);
      await this.jobs.savePart(madePart(part, made));
      if (made.sizeBytes > 0) await this.records.countStored(job.toState().accountId, made.sizeBytes);
    });
    if (!state) return false;
    const { provider } = part.speaking ?? state.speaking;
    this.meter.count(CHARACTERS, { provider }, part.charCount);
    this.meter.count(AUDIO_SECONDS, { provider }, made.durationSec);
    return true;
  }

  /** Of a single text this is the end. */
  async partFailed({ part, leaseKey }: LeasedPart, reason: FailureReason): Promise<void> {
    await this.change(part.jobId, leaseKey, async (job, now) => {
      job.addFailed(part.charCount, reason, this.policy.audioLifetimeHours, now);
      await this.jobs.savePart(failedPart(part, reason));
    });
  }

  /** The part waits; when it has waited too long it has failed. */
  async postpone({ part, leaseKey }: LeasedPart, reason: FailureReason): Promise<void> {
    await this.change(part.jobId, leaseKey, async (job, now) => {
      if (job.postpone(reason.retryAfterSec ?? 1, now)) return;
      job.addFailed(part.charCount, reason, this.policy.audioLifetimeHours, now);
      await this.jobs.savePart(failedPart(part, reason));
    });
  }

  /** Nobody need wait for the lease to end. */
  async giveBack({ part, leaseKey }: LeasedPart): Promise<void> {
    await this.change(part.jobId, leaseKey, (job) => Promise.resolve(job.giveBack()));
  }

  /**
   * Ends a job for its owner; one that has ended already stays as it is. Repeatable.
   * @param id a UUID
   * @throws JobNotFound
   */
  cancel(accountId: string, id: string): Promise<SpeechJobState> {
    return this.transaction.run(async () => {
      const job = await this.jobs.lock(id);
      if (job?.toState().accountId !== accountId) throw new JobNotFound();
      if (job.hasEnded) return job.toState();
      job.cancel(this.policy.audioLifetimeHours, this.clock.now());
      await this.store(job);
      return job.toState();
    });
  }

  /** @returns null when the attempt has lost the job, or it has ended; nothing changed then */
  private change(
    id: string,
    leaseKey: string,
    work: (job: SpeechJob, now: Date) => Promise<void>,
  ): Promise<SpeechJobState | null> {
    return this.transaction.run(async () => {
      const job = await this.jobs.lock(id);
      if (!job?.isLeasedTo(leaseKey)) return null;
      await work(job, this.clock.now());
      await this.store(job);
      return job.toState();
    });
  }

  private async store(job: SpeechJob): Promise<void> {
    await this.jobs.save(job);
    if (!job.hasEnded) return;
    const { id, madeChars } = job.toState();
    if (madeChars > 0) await this.ledger.chargePart(id, madeChars);
    else await this.ledger.release(id);
    await this.events.publish(job.releaseEvents());
  }

  /** The account's row is locked since its credits were reserved: no two jobs take the last place, or the last room. */
  private async requirePlace(accountId: string, expectedBytes: number): Promise<void> {
    const { bytesPerAccount, audioLifetimeHours } = this.policy;
    const open = await this.jobs.openJobs(accountId);
    if (open.count >= MAX_OPEN_JOBS) throw new TooManyJobs(MAX_OPEN_JOBS);
    const storedBytes = await this.records.storedBytes(accountId);
    if (storedBytes + open.expectedBytes + expectedBytes > bytesPerAccount)
      throw new TooMuchStored(bytesPerAccount, audioLifetimeHours);
  }
}
