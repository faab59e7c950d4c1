import { Injectable } from '@nestjs/common';
import { NoticeGiven } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { Outbox } from './outbox';

/** Has notices to the owners of accounts sent to them, if the transaction in which they are given succeeds. */
@Injectable()
export class WriteToOwners implements EventHandler<NoticeGiven> {
  constructor(
    private readonly outbox: Outbox,
    events: EventBus,
  ) {
    events.subscribe(NoticeGiven, this);
  }

  handle({ to, notice, occurredAt }: NoticeGiven): Promise<void> {
    return this.outbox.put(to, notice, occurredAt);
  }
}
