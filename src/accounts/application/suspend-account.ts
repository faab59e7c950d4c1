import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Account } from '../domain/account';
import { AccountsRepository } from './accounts.repository';
import { SessionsRepository } from './log-in/sessions.repository';

/**
 * An operator closes an account, or opens it again. Its keys and sessions are refused from the next call on, in every
 * process, for each looks them up. Calls that are open are cut, and requests and jobs under way end, about a second
 * later: every process looks for itself, wherever the account was suspended. Credits, orders and webhooks stay, and money
 * that comes in is credited. Keys work again afterwards, sessions have ended.
 */
@Injectable()
export class SuspendAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable: an account that is suspended keeps since when and why.
   * @throws InvalidParameters without a reason, or for an operator's account, which would lock the service's door
   */
  async execute(account: Account, reason: string): Promise<void> {
    if (reason.trim() === '')
      throw InvalidParameters.of('reason', 'REQUIRED', 'An account is suspended with a reason.');
    if (account.role === 'admin')
      throw InvalidParameters.of('id', 'IS_OPERATOR', "An operator's account cannot be suspended.");
    await this.transaction.run(async () => {
      await this.accounts.suspend(account.id, { reason, at: this.clock.now() });
      await this.sessions.removeAll(account.id);
    });
  }

  /** Repeatable. */
  async lift(account: Account): Promise<void> {
    await this.accounts.suspend(account.id, null);
  }
}
