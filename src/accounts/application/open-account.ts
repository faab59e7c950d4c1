import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { type Account, openAccount, type Role } from '../domain/account';
import { AccountsRepository } from './accounts.repository';
import { CreditLedger } from './credit-ledger';
import { Passwords } from './passwords';

/** What a new account starts with, as the operator decided. */
export class SignupPolicy {
  constructor(
    /** Whether people can register themselves. */
    readonly enabled: boolean,
    /** Credits that a new account starts with; may be 0. */
    readonly credits: number,
  ) {}
}

/** Opens an account, with its starting credits, in one transaction. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    private readonly passwords: Passwords,
    private readonly policy: SignupPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param details `password` null makes an account that nobody can sign in to, for API use only
   * @throws EmailTaken
   * @throws InvalidParameters for an unusable address
   */
  async execute(details: {
    email: string;
    password: string | null;
    name: string;
    role: Role;
  }): Promise<Account> {
    const { email, name, role, password } = details;
    const passwordHash = password === null ? null : await this.passwords.hash(password);
    const account = openAccount({
      id: randomUUID(),
      email,
      name,
      role,
      passwordHash,
      now: this.clock.now(),
    });
    const { credits } = this.policy;
    return this.transaction.run(async () => {
      await this.accounts.add(account);
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
