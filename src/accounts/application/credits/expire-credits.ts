import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../shared/application/event-bus';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { EXPIRY_NOTICE_DAYS } from '../../domain/credits/credit-lots';
import { CreditsExpired, CreditsExpiring } from '../../domain/credits/ending-credits';
import { AccountsRepository } from '../accounts.repository';
import { CreditLedger } from './credit-ledger';
import { CreditLots } from './credit-lots';

const ACCOUNTS_AT_ONCE = 200;
const DAY_MS = 86_400_000;

/**
 * Ends credits whose time has come, and tells the owners of those that will end within a week. Repeatable, and safe in
 * several processes at once: a transaction for each account, which locks it.
 */
@Injectable()
export class ExpireCredits {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    private readonly lots: CreditLots,
    private readonly transaction: Transaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** @throws Error naming the accounts with which it failed, once all others are done; the next call tries again */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const noticeUntil = new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS);
    const failures = new Map<string, unknown>();
    const noteFailure = (id: string) => (error: unknown) => void failures.set(id, error);
    for await (const id of this.owners(now, false)) await this.expire(id, now).catch(noteFailure(id));
    for await (const id of this.owners(noticeUntil, true))
      await this.announce(id, noticeUntil, now).catch(noteFailure(id));
    const [cause] = failures.values();
    if (failures.size > 0)
      throw new Error(`Credits could not be ended or announced: ${[...failures.keys()].join(', ')}`, {
        cause,
      });
  }

  private async *owners(endBy: Date, unannouncedOnly: boolean): AsyncGenerator<string> {
    let after: string | null = null;
    do {
      const page = { after, limit: ACCOUNTS_AT_ONCE, unannouncedOnly };
      const ids: string[] = await this.lots.owners(endBy, page);
      yield* ids;
      after = ids.length < ACCOUNTS_AT_ONCE ? null : ids.at(-1)!;
    } while (after !== null);
  }

  private expire(accountId: string, now: Date): Promise<void> {
    return this.transaction.run(async () => {
      const charge = await this.ledger.expire(accountId, now);
      if (charge) await this.events.publish([new CreditsExpired(accountId, charge, now)]);
    });
  }

  private announce(accountId: string, endBy: Date, now: Date): Promise<void> {
    return this.transaction.run(async () => {
      await this.accounts.lock(accountId);
      const lots = await this.lots.announce(accountId, endBy, now);
      if (lots.length > 0) await this.events.publish([new CreditsExpiring(accountId, lots, now)]);
    });
  }
}
