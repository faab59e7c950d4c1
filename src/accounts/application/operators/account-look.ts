import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts.repository';
import { ApiKeysRepository } from '../keys/api-keys.repository';
import { OperatorLog } from './operator-log';
import { SecondFactors } from '../log-in/second-factors';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How an account looks in the operators' log: nothing of the person. */
@Injectable()
export class AccountLook {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly keys: ApiKeysRepository,
    private readonly factors: SecondFactors,
    log: OperatorLog,
  ) {
    log.show('account', (id) => this.look(id));
  }

  /** It is locked: nothing but what is done to it comes between before and after. */
  private async look(id: string): Promise<object | null> {
    const account = UUID.test(id) ? await this.accounts.lock(id) : null;
    if (!account) return null;
    return {
      role: account.role,
      plan_id: account.planId,
      credits_available: account.creditsAvailable,
      credits_held: account.creditsHeld,
      has_password: account.passwordHash !== null,
      has_totp: (await this.factors.state(account)).enabled,
      api_keys: (await this.keys.list(id)).map((key) => key.id),
      suspended_at: account.suspendedAt,
      suspended_reason: account.suspendedReason,
    };
  }
}
