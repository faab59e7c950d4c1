import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LivingProcesses } from '../../platform/database/living-processes';
import { Scheduler } from '../../shared/application/scheduler';
import { JobRunner } from '../application/jobs/job-runner';
import { ExpireJobs } from '../application/maintenance/expire-jobs';
import { ExpireAudio } from '../application/maintenance/expire-audio';
import { FailExpiredRequests } from '../application/maintenance/fail-expired-requests';
import { RemoveOldPreviews } from '../application/maintenance/remove-old-previews';
import { RemoveOrphanAudio } from '../application/maintenance/remove-orphan-audio';
import { ProcessUnclaimedRequests } from '../application/maintenance/process-unclaimed-requests';
import { StopSuspendedSpeech } from '../application/maintenance/stop-suspended-speech';
import { TakeOverSpeech } from '../application/maintenance/take-over-speech';

/** How often requests past their deadline are failed. */
export const FAIL_EXPIRED_EVERY_SEC = 1;

/** How often a process looks for requests that nobody has any more. */
export const UNCLAIMED_EVERY_SEC = 2;

/** Takes over what a process has left that died, and registers the scheduled tasks of this module. */
@Injectable()
export class SynthesisSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly failExpiredRequests: FailExpiredRequests,
    private readonly expireAudio: ExpireAudio,
    private readonly removeOrphanAudio: RemoveOrphanAudio,
    private readonly removeOldPreviews: RemoveOldPreviews,
    private readonly expireJobs: ExpireJobs,
    private readonly jobRunner: JobRunner,
    private readonly processUnclaimedRequests: ProcessUnclaimedRequests,
    private readonly stopSuspendedSpeech: StopSuspendedSpeech,
    private readonly livingProcesses: LivingProcesses,
    private readonly takeOverSpeech: TakeOverSpeech,
  ) {}

  /** Before the first call is taken: what the dead have left goes first. */
  async onApplicationBootstrap(): Promise<void> {
    await this.livingProcesses.join(() => this.takeOverSpeech.execute());
    this.schedule(FAIL_EXPIRED_EVERY_SEC, 'FailExpiredRequests', this.failExpiredRequests);
    this.schedule(1, 'StopSuspendedSpeech', this.stopSuspendedSpeech);
    this.schedule(UNCLAIMED_EVERY_SEC, 'ProcessUnclaimedRequests', this.processUnclaimedRequests);
    this.scheduler.add({
      name: 'SpeakJobs',
      everySec: 2,
      execute: () => Promise.resolve(this.jobRunner.wake()),
    });
    this.schedule(60, 'ExpireAudio', this.expireAudio);
    this.schedule(60, 'ExpireJobs', this.expireJobs);
    this.schedule(3600, 'RemoveOrphanAudio', this.removeOrphanAudio);
    this.schedule(3600, 'RemoveOldPreviews', this.removeOldPreviews);
  }

  private schedule(everySec: number, name: string, useCase: { execute(): Promise<unknown> }): void {
    this.scheduler.add({ name, everySec, execute: () => useCase.execute() });
  }
}
