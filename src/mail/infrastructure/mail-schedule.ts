import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { MailsRepository } from '../application/mails.repository';
import { SendDueMails } from '../application/send-due-mails';
import { MAIL_DAYS } from '../domain/outgoing-mail';

const DAY_MS = 86_400_000;

/** Registers the scheduled tasks of this module, and ends what they have begun. */
@Injectable()
export class MailSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sendDueMails: SendDueMails,
    private readonly mails: MailsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.add({ name: 'SendDueMails', everySec: 1, execute: () => this.sendDueMails.execute() });
    this.scheduler.add({ name: 'RemoveOldMails', everySec: 3600, execute: () => this.removeOld() });
  }

  onModuleDestroy(): Promise<void> {
    return this.sendDueMails.stop();
  }

  private removeOld(): Promise<void> {
    return this.mails.removeBefore(new Date(this.clock.now().getTime() - MAIL_DAYS * DAY_MS));
  }
}
