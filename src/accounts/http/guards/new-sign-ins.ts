import { Injectable } from '@nestjs/common';
import { RateLimitExceeded } from '../../../platform/admission/admission.errors';
import { FailureLimits } from '../../../platform/admission/failure-limits';
import { NotifyOwner } from '../../application/notify-owner';
import type { Account } from '../../domain/account';
import type { Session } from '../../domain/log-in/session';

/** A program that logs in again and again from one place hides nobody who does from another. */
const PER_NETWORK = { most: 3, minutes: 60 };
const PER_ACCOUNT = { most: 10, minutes: 60 };

/** Tells owners of log-ins from browsers that are not known: of a few an hour, for nobody reads more. */
@Injectable()
export class NewSignIns {
  constructor(
    private readonly limits: FailureLimits,
    private readonly notifyOwner: NotifyOwner,
  ) {}

  async tell(account: Account, from: { client: Session['client']; network: string }): Promise<void> {
    if (await this.isOneOfFew(account.id, from.network))
      await this.notifyOwner.execute(account, { kind: 'new-sign-in', ...from });
  }

  private async isOneOfFew(accountId: string, network: string): Promise<boolean> {
    const counted = [
      { ...PER_NETWORK, key: `new-sign-in:${accountId}:${network}` },
      { ...PER_ACCOUNT, key: `new-sign-in:${accountId}` },
    ];
    try {
      await this.limits.count('new-sign-ins', counted);
      return true;
    } catch (error) {
      if (error instanceof RateLimitExceeded) return false;
      throw error;
    }
  }
}
