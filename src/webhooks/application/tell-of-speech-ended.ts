import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { SpeechEnded } from '../../shared/events/speech-ended';
import { fallsBelow } from '../domain/low-credits';
import { DeliveriesRepository } from './deliveries.repository';
import { presentCreditsLow, presentSpeechEnded } from './message-presenters';
import { WebhookPolicy } from './webhook-policy';

/** Puts what became of a request into the outbox, in the transaction that decided it, and that it left few credits. */
@Injectable()
export class TellOfSpeechEnded implements EventHandler<SpeechEnded> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly ledger: CreditLedger,
    private readonly policy: WebhookPolicy,
    events: EventBus,
  ) {
    events.subscribe(SpeechEnded, this);
  }

  async handle(ended: SpeechEnded): Promise<void> {
    const message = presentSpeechEnded(ended, this.policy.publicBaseUrl);
    await this.deliveries.addForSubscribers(ended.speech.accountId, message, ended.occurredAt);
    if (ended.speech.audio) await this.tellOfLowCredits(ended);
  }

  /** The charge is made: SpeechEnded comes after it. */
  private async tellOfLowCredits({ speech, occurredAt }: SpeechEnded): Promise<void> {
    const { accountId, requestId } = speech;
    if (!(await this.deliveries.hasSubscriber(accountId, 'credits.low'))) return;
    const { creditsLowThreshold } = this.policy;
    const charge = await this.ledger.findBySource('charge', requestId);
    if (!charge || !fallsBelow(creditsLowThreshold, charge)) return;
    const message = presentCreditsLow(charge.balanceAfter, creditsLowThreshold, occurredAt);
    await this.deliveries.addForSubscribers(accountId, message, occurredAt);
  }
}
