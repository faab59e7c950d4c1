import { Injectable, Logger } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { type Account, isEmailAddress, normaliseEmail } from '../../domain/account';
import { uselessLink } from '../../domain/accounts.errors';
import { checkNewPassword } from '../../domain/passwords/new-password';
import { AccountsRepository } from '../accounts.repository';
import { ConfirmAddress } from '../email/confirm-address';
import { LinksRepository } from '../email/links.repository';
import { MailService } from '../mail-service';
import { Passwords } from './passwords';
import { RemoveAccess } from './remove-access';
import { ReplacePassword } from './replace-password';
import { sha256 } from '../secrets';
import { SendLink } from '../email/send-link';

/** Gives people who have forgotten their password a new one, by a link that is sent to their address. */
@Injectable()
export class ForgottenPassword {
  private readonly log = new Logger(ForgottenPassword.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: LinksRepository,
    private readonly passwords: Passwords,
    private readonly mail: MailService,
    private readonly sendLink: SendLink,
    private readonly removeAccess: RemoveAccess,
    private readonly confirmAddress: ConfirmAddress,
    private readonly replacePassword: ReplacePassword,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns at once, so that the answer tells by no delay whether there is such an account.
   * @throws MailNotConfigured
   */
  request(email: string): void {
    this.mail.require();
    this.send(email).catch((error: unknown) => {
      // Not the error itself: that of a query holds its parameters, and so the token.
      const cause = error instanceof Error ? error.stack : String(error);
      this.log.error('A link for a forgotten password could not be sent.', cause);
    });
  }

  /**
   * Replaces the password and ends every session. Whoever holds the link reads the address's mails, which confirms it. Where
   * nobody had confirmed it before, somebody else may have opened the account: keys, webhooks and second factor go as well.
   * @param owner whose work it is to hash it (see `Passwords`)
   * @returns the account with its new password
   * @throws InvalidParameters when the password is too short or common (the link stays good), or the link is unknown, was
   *   used before or has expired, or its account is suspended or deleted
   * @throws PasswordsBusy
   */
  async reset(token: string, password: string, owner: string): Promise<Account> {
    const hash = sha256(token);
    checkNewPassword('password', password, await this.ownerOf(hash));
    const passwordHash = await this.passwords.hash(password, owner);
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const link = await this.links.take(hash, 'reset-password', now);
      const account = link && (await this.accounts.lock(link.accountId));
      if (!account || account.suspendedAt || account.deletedAt) throw uselessLink();
      // No stranger has opened an operator's account: its second factor has to outlast whoever reads its mails.
      const isAccessRemoved = account.emailVerifiedAt === null && account.role !== 'admin';
      if (isAccessRemoved) await this.removeAccess.execute(account.id);
      await this.confirmAddress.execute(account);
      await this.replacePassword.execute({ ...account, emailVerifiedAt: now }, passwordHash, {
        isAccessRemoved,
      });
      return { ...account, passwordHash };
    });
  }

  private async send(email: string): Promise<void> {
    const account = isEmailAddress(email) ? await this.accounts.findByEmail(normaliseEmail(email)) : null;
    if (account && !account.suspendedAt) await this.sendLink.execute(account, 'reset-password');
  }

  private async ownerOf(hash: Buffer): Promise<Account> {
    const link = await this.links.find(hash, 'reset-password', this.clock.now());
    const account = link && (await this.accounts.find(link.accountId));
    if (!account) throw uselessLink();
    return account;
  }
}
