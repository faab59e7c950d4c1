import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { SpeechEnded } from '../../shared/events/speech-ended';
import { DeliveriesRepository } from './deliveries.repository';
import { presentSpeechEnded } from './message-presenters';
import { TellOfLowCredits } from './tell-of-low-credits';
import { WebhookPolicy } from './webhook-policy';

/** Puts what became of a request into the outbox, in the transaction that decided it, and that it left few credits. */
@Injectable()
export class TellOfSpeechEnded implements EventHandler<SpeechEnded> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly tellOfLowCredits: TellOfLowCredits,
    private readonly policy: WebhookPolicy,
    events: EventBus,
  ) {
    events.subscribe(SpeechEnded, this);
  }

  /** The charge is made: SpeechEnded comes after it. */
  async handle(ended: SpeechEnded): Promise<void> {
    const { accountId, requestId, audio } = ended.speech;
    const subscriptions = await this.deliveries.subscriptions(accountId);
    if (subscriptions.size === 0) return;
    const message = presentSpeechEnded(ended, this.policy.publicBaseUrl);
    await this.deliveries.addForSubscribers(accountId, message, ended.occurredAt);
    if (audio && subscriptions.has('credits.low'))
      await this.tellOfLowCredits.execute(accountId, requestId, ended.occurredAt);
  }
}
