import { Injectable } from '@nestjs/common';
import { EventBus } from '../../shared/application/event-bus';
import { Clock } from '../../shared/domain/clock';
import type { Account } from '../domain/account';
import { type Notice, NoticeGiven } from '../domain/notice';

/** Tells owners of accounts what happens to these. Who hears it, and by which way, is not decided here. */
@Injectable()
export class NotifyOwner {
  constructor(
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** @param email where the notice goes, if not to the account's own address */
  async execute({ id, language, ...account }: Account, notice: Notice, email = account.email): Promise<void> {
    const to = { accountId: id, email, language };
    await this.events.publish([new NoticeGiven(to, notice, this.clock.now())]);
  }
}
