import { Injectable } from '@nestjs/common';
import { RequestNeverHeld } from '../../domain/accounts.errors';
import type { CreditHold } from '../../domain/credits/credits';
import { type GrantSlice, slicesOf, spentSpan } from '../../domain/credits/spending';
import { CreditLedger } from './credit-ledger';
import { CreditLots } from './credit-lots';

/** What a request cost, and which grants paid for it. */
export interface Spending {
  readonly hold: CreditHold;
  /**
   * In the order in which they were spent: grants that end, then the others, oldest first. Together the credits of the hold
   * once it is charged, none before and when released.
   */
  readonly slices: readonly GrantSlice[];
}

/** Finds out what paid for a request. */
@Injectable()
export class TraceSpending {
  constructor(
    private readonly ledger: CreditLedger,
    private readonly lots: CreditLots,
  ) {}

  /** @throws RequestNeverHeld also for another account's request */
  async execute(accountId: string, requestId: string): Promise<Spending> {
    const hold = await this.ledger.findHold(accountId, requestId);
    if (!hold) throw new RequestNeverHeld();
    const charge = hold.state === 'charged' ? await this.ledger.findBySource('charge', hold.id) : null;
    if (!charge) return { hold, slices: [] };
    const ending = await this.lots.usedBy(charge.id);
    const span = spentSpan(
      charge,
      ending.reduce((sum, { credits }) => sum + credits, 0),
    );
    if (span.start === span.end) return { hold, slices: ending };
    return { hold, slices: [...ending, ...slicesOf(span, await this.ledger.grantsOf(accountId, span))] };
  }
}
