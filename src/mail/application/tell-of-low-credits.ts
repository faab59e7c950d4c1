import { Injectable } from '@nestjs/common';
import {
  AccountsRepository,
  CreditsExpired,
  FindLowCredits,
  hasBought,
  type LowCredits,
} from '../../accounts';
import { EventBus } from '../../shared/application/event-bus';
import { JobEnded } from '../../shared/events/job-ended';
import { SpeechEnded } from '../../shared/events/speech-ended';
import { Outbox } from './outbox';

/**
 * Writes to customers whom a charge, or the end of others, has left with few credits, once each time that they fall below the
 * threshold.
 */
@Injectable()
export class TellOfLowCredits {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    private readonly findLowCredits: FindLowCredits,
    events: EventBus,
  ) {
    events.subscribe(SpeechEnded, {
      handle: async ({ speech: { accountId, requestId }, occurredAt }) =>
        this.tell(accountId, await this.findLowCredits.execute(accountId, requestId), occurredAt),
    });
    events.subscribe(JobEnded, {
      handle: async ({ job: { accountId, jobId }, occurredAt }) =>
        this.tell(accountId, await this.findLowCredits.execute(accountId, jobId), occurredAt),
    });
    events.subscribe(CreditsExpired, {
      handle: async ({ accountId, charge, occurredAt }) =>
        this.tell(accountId, await this.findLowCredits.after(accountId, charge), occurredAt),
    });
  }

  /** Who only tries the service on what was given is not bothered, nor is an address that may be a stranger's. */
  private async tell(accountId: string, low: LowCredits | null, occurredAt: Date): Promise<void> {
    if (!low) return;
    const account = await this.accounts.find(accountId);
    if (!account?.emailVerifiedAt || !hasBought(account)) return;
    const { email, language } = account;
    const topic = { kind: 'low-credits', ...low } as const;
    await this.outbox.put({ accountId, email, language }, topic, occurredAt);
  }
}
