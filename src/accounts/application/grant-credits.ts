import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { CreditLedger } from './credit-ledger';

/** An operator gives credits, and says why. */
@Injectable()
export class GrantCredits {
  constructor(private readonly ledger: CreditLedger) {}

  /**
   * @param operatorId the admin account that decided it; left out on the command line
   * @throws AccountNotFound
   * @throws InvalidParameters without a reason
   */
  async execute(accountId: string, credits: number, reason: string, operatorId?: string): Promise<void> {
    if (reason.trim() === '') {
      throw InvalidParameters.of('reason', 'REQUIRED', 'Credits are granted with a reason.');
    }
    const grant = { accountId, credits, type: 'adjustment', sourceId: randomUUID(), reason } as const;
    await this.ledger.grant({ ...grant, ...(operatorId && { operatorId }) });
  }
}
