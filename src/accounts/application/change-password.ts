import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import type { Account } from '../domain/account';
import { InvalidCredentials } from '../domain/accounts.errors';
import { AccountsRepository } from './accounts.repository';
import { Passwords } from './passwords';
import { sha256 } from './secrets';
import { SessionsRepository } from './sessions.repository';

/** Replaces the password and signs every other browser out. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly transaction: Transaction,
  ) {}

  /** @throws InvalidCredentials when the current password is wrong */
  async execute(account: Account, current: string, next: string, sessionToken: string): Promise<void> {
    if (!(await this.passwords.matches(account.passwordHash, current))) {
      throw new InvalidCredentials('The current password is wrong.');
    }
    const hash = await this.passwords.hash(next);
    await this.transaction.run(async () => {
      await this.accounts.changePassword(account.id, hash);
      await this.sessions.removeAll(account.id, sha256(sessionToken));
    });
  }
}
