import { Injectable } from '@nestjs/common';
import { FindLowCredits } from '../../accounts';
import { DeliveriesRepository } from './deliveries.repository';
import { presentCreditsLow } from './message-presenters';
import { WebhookPolicy } from './webhook-policy';

/** Puts into the outbox that a charge has left few credits. */
@Injectable()
export class TellOfLowCredits {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly findLowCredits: FindLowCredits,
    private readonly policy: WebhookPolicy,
  ) {}

  /** @param workId the request or job that was charged, in the same transaction */
  async execute(accountId: string, workId: string, occurredAt: Date): Promise<void> {
    if (!(await this.deliveries.hasSubscriber(accountId, 'credits.low'))) return;
    const low = await this.findLowCredits.execute(accountId, workId);
    if (!low) return;
    const message = presentCreditsLow(low, occurredAt, this.policy.publicBaseUrl);
    await this.deliveries.addForSubscribers(accountId, message, occurredAt);
  }
}
