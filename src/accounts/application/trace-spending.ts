import { Injectable } from '@nestjs/common';
import { RequestNeverHeld } from '../domain/accounts.errors';
import type { CreditHold } from '../domain/credits';
import { type GrantSlice, slicesOf, spentSpan } from '../domain/spending';
import { CreditLedger } from './credit-ledger';

/** What a request cost, and which grants paid for it. */
export interface Spending {
  readonly hold: CreditHold;
  /** Oldest grant first; together the credits of the hold once it is charged, none before and when released. */
  readonly slices: readonly GrantSlice[];
}

/** Finds out what paid for a request. */
@Injectable()
export class TraceSpending {
  constructor(private readonly ledger: CreditLedger) {}

  /** @throws RequestNeverHeld also for another account's request */
  async execute(accountId: string, requestId: string): Promise<Spending> {
    const hold = await this.ledger.findHold(accountId, requestId);
    if (!hold) throw new RequestNeverHeld();
    const charge = hold.state === 'charged' ? await this.ledger.findBySource('charge', hold.id) : null;
    if (!charge) return { hold, slices: [] };
    const span = spentSpan(charge);
    return { hold, slices: slicesOf(span, await this.ledger.grantsOf(accountId, span)) };
  }
}
