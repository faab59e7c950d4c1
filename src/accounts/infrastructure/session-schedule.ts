import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { SessionsRepository } from '../application/sessions.repository';

const HOUR_SEC = 3600;

/** Has expired sessions forgotten; they are refused whether it is done or not. */
@Injectable()
export class SessionUpkeep implements OnApplicationBootstrap {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const execute = () => this.sessions.removeExpired(this.clock.now());
    this.housekeeping.add({ name: 'RemoveExpiredSessions', everySec: HOUR_SEC, execute });
  }
}
