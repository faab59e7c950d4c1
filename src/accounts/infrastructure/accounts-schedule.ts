import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { LinksRepository } from '../application/links.repository';
import { LogInJournal } from '../application/log-in-journal';
import { SessionsRepository } from '../application/sessions.repository';
import { SignUpsRepository } from '../application/sign-ups.repository';
import { dayOf } from '../domain/sign-up-day';

const HOUR_SEC = 3600;

/** Deletes what is of no use any more, every hour. Ended sessions are refused whether they are deleted or not. */
@Injectable()
export class AccountsSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sessions: SessionsRepository,
    private readonly journal: LogInJournal,
    private readonly signUps: SignUpsRepository,
    private readonly links: LinksRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.add('RemoveExpiredSessions', () => this.sessions.removeEnded(this.clock.now()));
    this.add('RemoveExpiredLinks', () => this.links.removeExpired(this.clock.now()));
    this.add('ForgetFailedLogIns', () => this.journal.forgetOld());
    this.add('ForgetSignUpNetworks', () => this.signUps.forgetNetworks(dayOf(this.clock.now())));
  }

  private add(name: string, execute: () => Promise<void>): void {
    this.scheduler.add({ name, everySec: HOUR_SEC, execute });
  }
}
