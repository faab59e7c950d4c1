import { Injectable } from '@nestjs/common';
import type { Account } from '../../domain/account';
import { TooManyLinks } from '../../domain/accounts.errors';
import { MailService } from '../mail-service';
import { SendLink } from './send-link';

/** Somebody who is signed in wants the link once more by which the address is confirmed. */
@Injectable()
export class RequestVerification {
  constructor(
    private readonly mail: MailService,
    private readonly sendLink: SendLink,
  ) {}

  /**
   * Does nothing for an address that is confirmed.
   * @throws MailNotConfigured
   * @throws TooManyLinks
   */
  async execute(account: Account): Promise<void> {
    this.mail.require();
    if (account.emailVerifiedAt) return;
    if (!(await this.sendLink.execute(account, 'verify-email'))) throw new TooManyLinks();
  }
}
