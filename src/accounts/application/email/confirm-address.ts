import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { dayOf } from '../../domain/sign-up-day';
import { AccountsRepository } from '../accounts.repository';
import { CreditLedger } from '../credits/credit-ledger';
import { SignUpsRepository } from '../sign-up/sign-ups.repository';
import { SignUpPolicy } from '../sign-up/sign-up-policy';

/** Notes that an account's address is its owner's, and gives the credits that have waited for that. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly signUps: SignUpsRepository,
    private readonly ledger: CreditLedger,
    private readonly policy: SignUpPolicy,
    private readonly clock: Clock,
  ) {}

  /**
   * To be called in a transaction that has locked the account.
   * @returns the credits that it was given: 0 when none have waited, or when those of the day are given away
   */
  async execute(account: Account): Promise<number> {
    const now = this.clock.now();
    await this.accounts.confirmEmail(account.id, now);
    if (!account.creditsAwaitVerification) return 0;
    const { credits: usual, creditsPerDay } = this.policy;
    const credits = await this.signUps.give(dayOf(now), { accounts: 0, credits: usual }, creditsPerDay);
    if (credits > 0) await this.ledger.grant(signUpGrant(account.id, credits));
    return credits;
  }
}

const signUpGrant = (accountId: string, credits: number) =>
  ({ accountId, credits, type: 'signup', sourceId: accountId, reason: null }) as const;
