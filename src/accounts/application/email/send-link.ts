import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { type LinkPurpose, linkRules } from '../../domain/email/account-link';
import { AccountsRepository } from '../accounts.repository';
import { LinksRepository } from './links.repository';
import { NotifyOwner } from '../notify-owner';
import { randomToken, sha256 } from '../secrets';

const notices = { 'verify-email': 'confirm-address', 'reset-password': 'reset-password' } as const;

/** Makes a link for an account and has it sent, in one transaction. */
@Injectable()
export class SendLink {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: LinksRepository,
    private readonly notifyOwner: NotifyOwner,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param newEmail where it goes, if not to the address that the account has
   * @returns false, sending nothing, when as many such links were sent for the account as may be, or it was deleted
   */
  async execute({ id }: Account, purpose: LinkPurpose, newEmail?: string): Promise<boolean> {
    const { validHours, most } = linkRules[purpose];
    const [token, now] = [randomToken(), this.clock.now()];
    const expiresAt = new Date(now.getTime() + validHours * 3_600_000);
    return this.transaction.run(async () => {
      const account = await this.accounts.lock(id); // of several who ask at once each counts the links before it
      if (!account || account.deletedAt) return false;
      if ((await this.links.count(id, purpose, now)) >= most) return false;
      const email = newEmail ?? account.email;
      await this.links.add({ hash: sha256(token), accountId: id, purpose, email, createdAt: now, expiresAt });
      await this.notifyOwner.sendTo(email, account, { kind: notices[purpose], token, validHours });
      return true;
    });
  }
}
