import { Injectable } from '@nestjs/common';
import { CreditsExpired, FindLowCredits, type LowCredits } from '../../accounts';
import { EventBus } from '../../shared/application/event-bus';
import { DeliveriesRepository } from './deliveries.repository';
import { presentCreditsLow } from './message-presenters';
import { WebhookPolicy } from './webhook-policy';

/** Puts into the outbox that a charge, or the end of others, has left few credits. */
@Injectable()
export class TellOfLowCredits {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly findLowCredits: FindLowCredits,
    private readonly policy: WebhookPolicy,
    events: EventBus,
  ) {
    events.subscribe(CreditsExpired, {
      handle: async ({ accountId, charge, occurredAt }) =>
        this.tell(accountId, await this.findLowCredits.after(accountId, charge), occurredAt),
    });
  }

  /** @param workId the request or job that was charged, in the same transaction */
  async execute(accountId: string, workId: string, occurredAt: Date): Promise<void> {
    await this.tell(accountId, await this.findLowCredits.execute(accountId, workId), occurredAt);
  }

  private async tell(accountId: string, low: LowCredits | null, occurredAt: Date): Promise<void> {
    if (!low) return;
    const message = presentCreditsLow(low, occurredAt, this.policy.publicBaseUrl);
    await this.deliveries.addForSubscribers(accountId, message, occurredAt);
  }
}
