import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { SessionsRepository } from '../application/sessions.repository';

const HOUR_SEC = 3600;

/** Deletes expired sessions every hour; they are refused whether they are deleted or not. */
@Injectable()
export class SessionSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const execute = () => this.sessions.removeExpired(this.clock.now());
    this.scheduler.add({ name: 'RemoveExpiredSessions', everySec: HOUR_SEC, execute });
  }
}
