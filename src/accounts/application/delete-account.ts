import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { EventBus } from '../../shared/application/event-bus';
import { Transaction } from '../../shared/application/transaction';
import { endsWithin } from '../../shared/application/within-limit';
import { Clock } from '../../shared/domain/clock';
import { AccountDeleted } from '../../shared/events/account-deleted';
import type { Account } from '../domain/account';
import { LastOperator } from '../domain/accounts.errors';
import { AccountsRepository } from './accounts.repository';
import { ApiKeysRepository } from './keys/api-keys.repository';
import { CreditLedger } from './credits/credit-ledger';
import { EraseAccounts } from './erase-accounts';
import { LinksRepository } from './email/links.repository';
import { Passwords } from './passwords/passwords';
import { requirePassword, requireSamePassword } from './passwords/require-password';
import { SessionsRepository } from './log-in/sessions.repository';

/** Its owner need not wait for more than this; the task goes on. */
const WAIT_MS = 3_000;

/**
 * Deletes an account for its owner. In one transaction its keys, sessions and links go, what is under way ends, its orders are
 * void and the credits that are left are forfeited by an entry of the ledger, so that nothing can be spent any more. What is
 * personal goes after that (`EraseAccounts`); the ledger stays, of an account without address and name.
 */
@Injectable()
export class DeleteAccount {
  private readonly log = new Logger(DeleteAccount.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly keys: ApiKeysRepository,
    private readonly sessions: SessionsRepository,
    private readonly links: LinksRepository,
    private readonly ledger: CreditLedger,
    private readonly passwords: Passwords,
    private readonly eraseAccounts: EraseAccounts,
    private readonly transaction: Transaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidCredentials when the password is wrong
   * @throws LastOperator
   * @throws PasswordsBusy
   */
  async execute(account: Account, password: string): Promise<void> {
    const { id, role } = account;
    await requirePassword(this.passwords, account, password);
    const deletedAt = this.clock.now();
    await this.transaction.run(async () => {
      if (role === 'admin') await this.requireOtherOperator(id);
      await this.delete(account, deletedAt);
    });
    const erasing = this.eraseAccounts.eraseOne({ id, deletedAt }).catch((error: unknown) => {
      this.log.warn(`Account ${id} is deleted, and not erased yet: ${String(error)}`);
    });
    await endsWithin(erasing, WAIT_MS);
  }

  private async requireOtherOperator(id: string): Promise<void> {
    const others = (await this.accounts.lockOperators()).filter((other) => other !== id);
    if (others.length === 0) throw new LastOperator();
  }

  /** Whoever spends its credits, or adds a key, waits for the lock, and finds neither credits nor owner. */
  private async delete(account: Account, now: Date): Promise<void> {
    const { id } = account;
    const locked = await this.accounts.lock(id);
    if (!locked || locked.deletedAt) return;
    requireSamePassword(account, locked);
    await this.keys.removeAll(id);
    await this.sessions.removeAll(id);
    await this.links.disableAll(id);
    await this.events.publish([new AccountDeleted(id, now)]);
    await this.forfeitCredits(id);
    await this.accounts.markDeleted(id, `${randomUUID()}@deleted.invalid`, now);
  }

  /** What was held is released by now. */
  private async forfeitCredits(id: string): Promise<void> {
    const left = (await this.accounts.find(id))?.creditsAvailable ?? 0;
    if (left === 0) return;
    const [type, sourceId, reason] = ['adjustment', `deletion of ${id}`, 'the account was deleted'] as const;
    await this.ledger.grant({ accountId: id, credits: -left, type, sourceId, reason });
  }
}
