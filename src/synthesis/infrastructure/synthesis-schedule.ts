import { Injectable, Optional, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../shared/application/scheduler';
import { ExpireAudio } from '../application/maintenance/expire-audio';
import { FailAbandonedRequests } from '../application/maintenance/fail-expired-requests';
import { RemoveOrphanAudio } from '../application/maintenance/remove-orphan-audio';
import { TakeUpUnattendedRequests } from '../application/maintenance/process-unclaimed-requests';

/** Has the chores of this module done. */
@Injectable()
export class SynthesisUpkeep implements OnApplicationBootstrap {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly failAbandonedRequests: FailAbandonedRequests,
    private readonly expireAudio: ExpireAudio,
    private readonly removeOrphanAudio: RemoveOrphanAudio,
    @Optional() private readonly takeUpUnattended?: TakeUpUnattendedRequests,
  ) {}

  onApplicationBootstrap(): void {
    this.doEvery(5, 'FailAbandonedRequests', this.failAbandonedRequests);
    if (this.takeUpUnattended) this.doEvery(5, 'TakeUpUnattendedRequests', this.takeUpUnattended);
    this.doEvery(60, 'ExpireAudio', this.expireAudio);
    this.doEvery(3600, 'RemoveOrphanAudio', this.removeOrphanAudio);
  }

  private doEvery(everySec: number, name: string, useCase: { execute(): Promise<unknown> }): void {
    this.housekeeping.add({ name, everySec, execute: () => useCase.execute() });
  }
}
