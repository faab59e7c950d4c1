import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { type Account, openAccount, type Role } from '../../domain/account';
import type { Language } from '../../domain/language';
import { checkNewPassword } from '../../domain/passwords/new-password';
import { AccountsRepository } from '../accounts.repository';
import { CreditLedger } from '../credits/credit-ledger';
import { Passwords } from '../passwords/passwords';
import { SignUpPolicy } from './sign-up-policy';

/** Opens an account, with its starting credits, in one transaction. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    private readonly passwords: Passwords,
    private readonly policy: SignUpPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param details `password` null makes an account that nobody can sign in to, for API use only; `owner` says whose
   *   work it is to hash it (see `Passwords`)
   * @param startingCredits decides, in the transaction, what the account starts with; as the policy says when left out
   * @throws EmailTaken
   * @throws InvalidParameters for an unusable address, or a password that is too short or common
   * @throws PasswordsBusy
   */
  async execute(
    details: {
      email: string;
      password: string | null;
      name: string;
      role: Role;
      agreedLicences?: readonly string[];
      language?: Language;
      creditsAwaitVerification?: boolean;
      owner?: string;
    },
    startingCredits: (account: Account) => Promise<number> = () => Promise.resolve(this.policy.credits),
  ): Promise<Account> {
    const { password, owner = 'operator', ...person } = details;
    if (password !== null) checkNewPassword('password', password, details);
    const passwordHash = password === null ? null : await this.passwords.hash(password, owner);
    const now = this.clock.now();
    const account = openAccount({ ...person, id: randomUUID(), passwordHash, now });
    return this.transaction.run(async () => {
      await this.accounts.add(account);
      const credits = await startingCredits(account);
      if (credits === 0) return account;
      await this.ledger.grant({
        accountId: account.id,
        credits,
        type: 'signup',
        sourceId: account.id,
        reason: null,
      });
      return { ...account, creditsAvailable: credits, creditsGranted: credits };
    });
  }
}
