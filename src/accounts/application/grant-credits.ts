import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { AccountNotFound } from '../domain/accounts.errors';
import { normaliseEmail } from '../domain/account';
import { AccountsRepository } from './accounts.repository';
import { CreditLedger } from './credit-ledger';

/** An operator gives credits, and says why. */
@Injectable()
export class GrantCredits {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
  ) {}

  /**
   * @throws AccountNotFound
   * @throws InvalidParameters without a reason
   */
  async execute(email: string, credits: number, reason: string): Promise<void> {
    if (reason.trim() === '') {
      throw InvalidParameters.of('reason', 'REQUIRED', 'Credits are granted with a reason.');
    }
    const account = await this.accounts.findByEmail(normaliseEmail(email));
    if (!account) throw new AccountNotFound();
    await this.ledger.grant({
      accountId: account.id,
      credits,
      type: 'adjustment',
      sourceId: randomUUID(),
      reason,
    });
  }
}
