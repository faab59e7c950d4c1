import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { AccountsRepository } from './accounts.repository';
import { Passwords } from './passwords';
import { SessionsRepository } from './sessions.repository';

/** 120 bits: 20 characters that nobody guesses and that can be copied by hand once. */
const GENERATED_BYTES = 15;

/** An operator sets the password of an account, forgotten or never had, and ends all of its sessions. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param password of a length within `PASSWORD_LENGTH`; null makes one up
   * @returns the password, which is stored nowhere
   */
  async execute(accountId: string, password: string | null): Promise<string> {
    const next = password ?? randomBytes(GENERATED_BYTES).toString('base64url');
    const hash = await this.passwords.hash(next);
    await this.transaction.run(async () => {
      await this.accounts.changePassword(accountId, hash);
      await this.sessions.removeAll(accountId);
    });
    return next;
  }
}
