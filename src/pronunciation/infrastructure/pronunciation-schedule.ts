import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { VersionRoom } from '../application/version-room';

/** Registers the scheduled task of this module. */
@Injectable()
export class PronunciationSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly room: VersionRoom,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.add({
      name: 'ForgetRemovedDictionaries',
      everySec: 3600,
      execute: () => this.room.clear(),
    });
  }
}
