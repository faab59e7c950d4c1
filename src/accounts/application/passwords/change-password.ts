import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import type { Account } from '../../domain/account';
import { checkNewPassword } from '../../domain/passwords/new-password';
import { InvalidCredentials } from '../../domain/accounts.errors';
import { AccountsRepository } from '../accounts.repository';
import { Passwords } from './passwords';
import { ReplacePassword } from './replace-password';
import { requireSamePassword } from './require-password';
import { sha256 } from '../secrets';

/** Replaces the password and signs every other browser out. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly replacePassword: ReplacePassword,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns the account with its new password
   * @throws InvalidCredentials when the current password is wrong
   * @throws InvalidParameters when the new one is too short or common
   * @throws PasswordsBusy
   */
  async execute(account: Account, current: string, next: string, sessionToken: string): Promise<Account> {
    checkNewPassword('new_password', next, account);
    if (!(await this.passwords.matches(account.passwordHash, current, account.id))) {
      throw new InvalidCredentials('The current password is wrong.');
    }
    const hash = await this.passwords.hash(next, account.id);
    await this.transaction.run(async () => {
      requireSamePassword(account, await this.accounts.lock(account.id));
      await this.replacePassword.execute(account, hash, { stays: sha256(sessionToken) });
    });
    return { ...account, passwordHash: hash };
  }
}
