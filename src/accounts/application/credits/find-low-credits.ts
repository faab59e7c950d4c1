import { Injectable } from '@nestjs/common';
import { type Charge, fallsBelow } from '../../domain/credits/low-credits';
import { AccountsRepository } from '../accounts.repository';
import { CreditLedger } from './credit-ledger';

/** Credits below which the owners of accounts are told that have set no threshold of their own. */
export class LowCreditsPolicy {
  constructor(readonly threshold: number) {}
}

/** What a charge has left of an account's credits, and below which threshold that is. */
export interface LowCredits {
  readonly balance: number;
  readonly threshold: number;
}

/** Tells whether a charge has taken an account's credits below the threshold at which its owner wants to be told. */
@Injectable()
export class FindLowCredits {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    private readonly policy: LowCreditsPolicy,
  ) {}

  /**
   * @param workId the request or job that was charged, in the same transaction
   * @returns null when it was not, or has taken nothing below the threshold
   */
  async execute(accountId: string, workId: string): Promise<LowCredits | null> {
    const charge = await this.ledger.findBySource('charge', workId);
    return charge && this.after(accountId, charge);
  }

  /** @param charge whatever took credits away */
  async after(accountId: string, charge: Charge): Promise<LowCredits | null> {
    const account = await this.accounts.find(accountId);
    const threshold = account?.lowCreditsThreshold ?? this.policy.threshold;
    return fallsBelow(threshold, charge) ? { balance: charge.balanceAfter, threshold } : null;
  }
}
