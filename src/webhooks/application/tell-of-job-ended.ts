import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { JobEnded } from '../../shared/events/job-ended';
import { DeliveriesRepository } from './deliveries.repository';
import { presentJobEnded } from './message-presenters';
import { TellOfLowCredits } from './tell-of-low-credits';
import { WebhookPolicy } from './webhook-policy';

/** Puts what became of a job into the outbox, in the transaction that decided it, and that it left few credits. */
@Injectable()
export class TellOfJobEnded implements EventHandler<JobEnded> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly tellOfLowCredits: TellOfLowCredits,
    private readonly policy: WebhookPolicy,
    events: EventBus,
  ) {
    events.subscribe(JobEnded, this);
  }

  /** The charge is made: JobEnded comes after it. */
  async handle(ended: JobEnded): Promise<void> {
    const { accountId, jobId, chargedChars, callbackUrl } = ended.job;
    const message = presentJobEnded(ended, this.policy.publicBaseUrl);
    await this.deliveries.addForSubscribers(accountId, message, ended.occurredAt, callbackUrl);
    if (chargedChars > 0) await this.tellOfLowCredits.execute(accountId, jobId, ended.occurredAt);
  }
}
