import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { type Account, normaliseEmail } from '../../domain/account';
import { EmailTaken, TooManyLinks } from '../../domain/accounts.errors';
import { checkLasting } from '../../domain/email/disposable-address';
import { AccountsRepository } from '../accounts.repository';
import { MailService } from '../mail-service';
import { Passwords } from '../passwords/passwords';
import { requirePassword, requireSamePassword } from '../passwords/require-password';
import { SendLink } from './send-link';
import { SignUpPolicy } from '../sign-up/sign-up-policy';

/** Somebody wants another address for the account. It is theirs once they open the link that is sent there. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly mail: MailService,
    private readonly sendLink: SendLink,
    private readonly policy: SignUpPolicy,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws MailNotConfigured
   * @throws InvalidParameters for an unusable address
   * @throws InvalidCredentials when the password is wrong
   * @throws EmailTaken
   * @throws TooManyLinks
   * @throws PasswordsBusy
   */
  async execute(account: Account, newEmail: string, password: string): Promise<void> {
    this.mail.require();
    const email = normaliseEmail(newEmail);
    if (!this.policy.allowsDisposable) checkLasting(email);
    await requirePassword(this.passwords, account, password);
    const owner = await this.accounts.findByEmail(email);
    if (owner && owner.id !== account.id) throw new EmailTaken();
    await this.transaction.run(async () => {
      requireSamePassword(account, await this.accounts.lock(account.id));
      if (!(await this.sendLink.execute(account, 'verify-email', email))) throw new TooManyLinks();
    });
  }
}
