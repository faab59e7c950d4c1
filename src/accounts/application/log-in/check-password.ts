import { Injectable } from '@nestjs/common';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type Account, normaliseEmail } from '../../domain/account';
import { AccountSuspended, InvalidCredentials } from '../../domain/accounts.errors';
import { AccountsRepository } from '../accounts.repository';
import { LogInJournal } from './log-in-journal';
import { Passwords } from '../passwords/passwords';

/** Finds the account that an address and its password open. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly journal: LogInJournal,
  ) {}

  /**
   * @param from the network that is told to the owner of the account, and `owner` as in `Passwords`
   * @throws InvalidCredentials, the same and after the same time whichever of the two is wrong
   * @throws AccountSuspended when both are right: whoever only guesses is not told
   * @throws PasswordsBusy
   */
  async execute(
    email: string,
    password: string,
    { network, owner }: { network: string; owner: string },
  ): Promise<Account> {
    const account = await this.find(email);
    const matches = await this.passwords.matches(account?.passwordHash ?? null, password, owner);
    if (account && matches) {
      if (account.suspendedAt) throw new AccountSuspended();
      return account;
    }
    this.journal.noteFailure(account?.id ?? null, network);
    throw new InvalidCredentials();
  }

  /** An address that could not be registered belongs to nobody; that is no other answer than a wrong one. */
  private async find(email: string): Promise<Account | null> {
    try {
      return await this.accounts.findByEmail(normaliseEmail(email));
    } catch (error) {
      if (error instanceof InvalidParameters) return null;
      throw error;
    }
  }
}
