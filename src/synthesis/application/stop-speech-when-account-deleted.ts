import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { AccountDeleted } from '../../shared/events/account-deleted';
import { StopSpeech } from './stop-speech';

/** Ends what is under way for an account, in the transaction that deletes it: its credits return. */
@Injectable()
export class StopSpeechWhenAccountDeleted implements EventHandler<AccountDeleted> {
  constructor(
    private readonly stopSpeech: StopSpeech,
    events: EventBus,
  ) {
    events.subscribe(AccountDeleted, this);
  }

  handle({ accountId }: AccountDeleted): Promise<void> {
    return this.stopSpeech.execute(accountId, 'the account was deleted');
  }
}
