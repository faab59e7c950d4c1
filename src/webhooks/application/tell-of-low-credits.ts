import { Injectable } from '@nestjs/common';
import { CreditLedger, fallsBelow } from '../../accounts';
import { DeliveriesRepository } from './deliveries.repository';
import { presentCreditsLow } from './message-presenters';
import { WebhookPolicy } from './webhook-policy';

/** Puts into the outbox that a charge has left few credits. */
@Injectable()
export class TellOfLowCredits {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly ledger: CreditLedger,
    private readonly policy: WebhookPolicy,
  ) {}

  /** @param workId the request or job that was charged, in the same transaction */
  async execute(accountId: string, workId: string, occurredAt: Date): Promise<void> {
    if (!(await this.deliveries.hasSubscriber(accountId, 'credits.low'))) return;
    const { creditsLowThreshold } = this.policy;
    const charge = await this.ledger.findBySource('charge', workId);
    if (!charge || !fallsBelow(creditsLowThreshold, charge)) return;
    const message = presentCreditsLow(charge.balanceAfter, creditsLowThreshold, occurredAt);
    await this.deliveries.addForSubscribers(accountId, message, occurredAt);
  }
}
