import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { uselessLink } from '../../domain/accounts.errors';
import { AccountsRepository } from '../accounts.repository';
import { ConfirmAddress } from './confirm-address';
import { LinksRepository } from './links.repository';
import { NotifyOwner } from '../notify-owner';
import { sha256 } from '../secrets';

/** Somebody opens the link that was sent to an address: the account's own, or the one that it is to have. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly links: LinksRepository,
    private readonly accounts: AccountsRepository,
    private readonly confirmAddress: ConfirmAddress,
    private readonly notifyOwner: NotifyOwner,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the address, and the credits that have waited for this
   * @throws InvalidParameters when the link is unknown, was used before or has expired, or its account is suspended or deleted
   * @throws EmailTaken when another account has the new address since; the link stays good
   */
  execute(token: string): Promise<{ email: string; credits: number }> {
    return this.transaction.run(async () => {
      const link = await this.links.take(sha256(token), 'verify-email', this.clock.now());
      const account = link && (await this.accounts.lock(link.accountId));
      if (!account || account.suspendedAt || account.deletedAt) throw uselessLink();
      if (link.email !== account.email) await this.move(account, link.email);
      return { email: link.email, credits: await this.confirmAddress.execute(account) };
    });
  }

  /** Links that went to the former address open nothing any more. It is told, whether it was verified or not. */
  private async move(account: Account, newEmail: string): Promise<void> {
    await this.accounts.changeEmail(account.id, newEmail);
    await this.links.disableAll(account.id);
    await this.notifyOwner.sendTo(account.email, account, { kind: 'address-changed' });
  }
}
