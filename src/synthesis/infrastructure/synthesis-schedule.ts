import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { JobRunner } from '../application/jobs/job-runner';
import { ExpireJobs } from '../application/maintenance/expire-jobs';
import { ExpireAudio } from '../application/maintenance/expire-audio';
import { FailExpiredRequests } from '../application/maintenance/fail-expired-requests';
import { RemoveOldPreviews } from '../application/maintenance/remove-old-previews';
import { RemoveOrphanAudio } from '../application/maintenance/remove-orphan-audio';
import { ProcessUnclaimedRequests } from '../application/maintenance/process-unclaimed-requests';
import { StopSuspendedSpeech } from '../application/maintenance/stop-suspended-speech';

/** Registers the scheduled tasks of this module. */
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
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(5, 'FailExpiredRequests', this.failExpiredRequests);
    this.schedule(1, 'StopSuspendedSpeech', this.stopSuspendedSpeech);
    this.schedule(2, 'ProcessUnclaimedRequests', this.processUnclaimedRequests);
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
