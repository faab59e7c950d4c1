import { Injectable } from '@nestjs/common';
import { EventBus } from '../../shared/application/event-bus';
import { Clock } from '../../shared/domain/clock';
import type { Account } from '../domain/account';
import { type Notice, NoticeGiven } from '../domain/notice';
import { MailService } from './mail-service';

/**
 * Tells owners of accounts what happens to these, in the transaction in which it does. How they hear it is not decided
 * here; where the service reaches nobody, nobody is told.
 */
@Injectable()
export class NotifyOwner {
  constructor(
    private readonly events: EventBus,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** Tells the owner, unless the account is deleted or nobody has verified its address: it may be a stranger's. */
  async execute(account: Account, notice: Notice): Promise<void> {
    if (account.emailVerifiedAt && !account.deletedAt) await this.sendTo(account.email, account, notice);
  }

  /** Tells whoever reads the mails of an address, verified or not. */
  async sendTo(email: string, { id, language }: Account, notice: Notice): Promise<void> {
    if (!this.mail.isAvailable) return;
    await this.events.publish([
      new NoticeGiven({ accountId: id, email, language }, notice, this.clock.now()),
    ]);
  }
}
