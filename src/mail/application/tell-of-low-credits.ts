import { Injectable } from '@nestjs/common';
import { AccountsRepository, FindLowCredits, hasBought } from '../../accounts';
import { EventBus } from '../../shared/application/event-bus';
import { JobEnded } from '../../shared/events/job-ended';
import { SpeechEnded } from '../../shared/events/speech-ended';
import { Outbox } from './outbox';

/** Writes to customers whom a charge has left with few credits, once each time that they fall below the threshold. */
@Injectable()
export class TellOfLowCredits {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountsRepository,
    private readonly findLowCredits: FindLowCredits,
    events: EventBus,
  ) {
    events.subscribe(SpeechEnded, {
      handle: ({ speech, occurredAt }) => this.look(speech.accountId, speech.requestId, occurredAt),
    });
    events.subscribe(JobEnded, {
      handle: ({ job, occurredAt }) => this.look(job.accountId, job.jobId, occurredAt),
    });
  }

  /** Who only tries the service on what was given is not bothered, nor is an address that may be a stranger's. */
  private async look(accountId: string, workId: string, occurredAt: Date): Promise<void> {
    const low = await this.findLowCredits.execute(accountId, workId);
    if (!low) return;
    const account = await this.accounts.find(accountId);
    if (!account?.emailVerifiedAt || !hasBought(account)) return;
    const { email, language } = account;
    const topic = { kind: 'low-credits', ...low } as const;
    await this.outbox.put({ accountId, email, language }, topic, occurredAt);
  }
}
