import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkIdempotencyKey } from '../../../shared/application/idempotency-key';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import { AlreadyGranted } from '../../domain/accounts.errors';
import type { CreditEntry } from '../../domain/credits/credits';
import { CreditLedger } from './credit-ledger';

/** What an operator gives to whom. */
export interface GrantCall {
  readonly accountId: string;
  readonly credits: number;
  readonly reason: string;
  /** The admin account that decided it; left out on the command line. */
  readonly operatorId?: string;
  /** The operator's key against giving the same twice. */
  readonly idempotencyKey?: string | undefined;
}

/** An operator gives credits, and says why. */
@Injectable()
export class GrantCredits {
  constructor(private readonly ledger: CreditLedger) {}

  /**
   * @returns whether an earlier call with the same idempotency key has given them, and nothing was given now
   * @throws AccountNotFound
   * @throws InvalidParameters without a reason, or for a malformed idempotency key
   * @throws IdempotencyKeyReused when the key has given something else
   */
  async execute({ idempotencyKey, ...given }: GrantCall): Promise<boolean> {
    if (given.reason.trim() === '') {
      throw InvalidParameters.of('reason', 'REQUIRED', 'Credits are granted with a reason.');
    }
    const sourceId =
      idempotencyKey === undefined
        ? randomUUID()
        : `${given.operatorId ?? ''} ${checkIdempotencyKey(idempotencyKey)}`;
    try {
      await this.ledger.grant({ ...given, type: 'adjustment', sourceId });
      return false;
    } catch (error) {
      if (!(error instanceof AlreadyGranted)) throw error;
      const earlier = await this.ledger.findBySource('adjustment', sourceId);
      if (!earlier || !isSame(given, earlier)) throw new IdempotencyKeyReused();
      return true;
    }
  }
}

function isSame(given: GrantCall, { accountId, credits, reason }: CreditEntry): boolean {
  return given.accountId === accountId && given.credits === credits && given.reason === reason;
}
