import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { LinksRepository } from '../application/email/links.repository';
import { EraseAccounts } from '../application/erase-accounts';
import { ExpireCredits } from '../application/credits/expire-credits';
import { LogInJournal } from '../application/log-in/log-in-journal';
import { SessionsRepository } from '../application/log-in/sessions.repository';
import { SignUpsRepository } from '../application/sign-up/sign-ups.repository';
import { dayOf } from '../domain/sign-up-day';

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;

/** Deletes what is of no use any more, and ends credits. Ended sessions are refused whether they are deleted or not. */
@Injectable()
export class AccountsSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sessions: SessionsRepository,
    private readonly journal: LogInJournal,
    private readonly signUps: SignUpsRepository,
    private readonly links: LinksRepository,
    private readonly eraseAccounts: EraseAccounts,
    private readonly expireCredits: ExpireCredits,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.add('RemoveExpiredSessions', () => this.sessions.removeEnded(this.clock.now()));
    this.add('RemoveExpiredLinks', () => this.links.removeExpired(this.clock.now()));
    this.add('ForgetFailedLogIns', () => this.journal.forgetOld());
    this.add('ForgetSignUpNetworks', () => this.signUps.forgetNetworks(dayOf(this.clock.now())));
    this.add('EraseAccounts', () => this.eraseAccounts.execute(), MINUTE_SEC);
    this.add('ExpireCredits', () => this.expireCredits.execute(), MINUTE_SEC);
  }

  private add(name: string, execute: () => Promise<void>, everySec = HOUR_SEC): void {
    this.scheduler.add({ name, everySec, execute });
  }
}
