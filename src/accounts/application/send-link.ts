import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import type { Account } from '../domain/account';
import { type LinkPurpose, linkRules } from '../domain/account-link';
import { LinksRepository } from './links.repository';
import { NotifyOwner } from './notify-owner';
import { randomToken, sha256 } from './secrets';

const notices = { 'verify-email': 'confirm-address', 'reset-password': 'reset-password' } as const;

/** Makes a link for an account and has it sent, in one transaction. */
@Injectable()
export class SendLink {
  constructor(
    private readonly links: LinksRepository,
    private readonly notifyOwner: NotifyOwner,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param email where it goes, if not to the account's own address
   * @returns false, sending nothing, when the account has as many such links as it may
   */
  async execute(account: Account, purpose: LinkPurpose, email = account.email): Promise<boolean> {
    const { validHours, most } = linkRules[purpose];
    const [token, now] = [randomToken(), this.clock.now()];
    const expiresAt = new Date(now.getTime() + validHours * 3_600_000);
    return this.transaction.run(async () => {
      if ((await this.links.count(account.id, purpose, now)) >= most) return false;
      await this.links.add({
        ...{ hash: sha256(token), accountId: account.id, purpose, email, createdAt: now, expiresAt },
      });
      await this.notifyOwner.execute(account, { kind: notices[purpose], token, validHours }, email);
      return true;
    });
  }
}
