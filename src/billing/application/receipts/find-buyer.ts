import { Injectable } from '@nestjs/common';
import { AccountNotFound, AccountsRepository } from '../../../accounts';
import type { BillingDetails } from '../../domain/receipts/billing-details';
import { BillingDetailsRepository } from './billing-details.repository';

/** Says whom the account's next receipt names. */
@Injectable()
export class FindBuyer {
  constructor(
    private readonly details: BillingDetailsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * @returns what the account has said, else its name and address for e-mail
   * @throws AccountNotFound
   */
  async execute(accountId: string): Promise<BillingDetails> {
    const details = await this.details.find(accountId);
    if (details) return details;
    const account = await this.accounts.find(accountId);
    if (!account) throw new AccountNotFound();
    return { name: account.name, taxCode: null, address: null, email: account.email };
  }
}
