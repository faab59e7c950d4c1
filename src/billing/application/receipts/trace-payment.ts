import { Injectable } from '@nestjs/common';
import { type Spending, TraceSpending } from '../../../accounts';
import { TransfersRepository } from '../transfers/transfers.repository';

/** What a request cost, the grants that paid for it, and the bank transfers that paid for those. */
export interface TracedPayment extends Spending {
  /** By order code: the bank reference of the transfer that paid the order. */
  readonly referenceCodes: ReadonlyMap<string, string>;
}

/** Follows the money of a request back to the bank. */
@Injectable()
export class TracePayment {
  constructor(
    private readonly traceSpending: TraceSpending,
    private readonly transfers: TransfersRepository,
  ) {}

  /** @throws RequestNeverHeld for an unknown request and one of another account */
  async execute(accountId: string, requestId: string): Promise<TracedPayment> {
    const spending = await this.traceSpending.execute(accountId, requestId);
    const orderCodes = spending.slices
      .filter(({ grant }) => grant.type === 'order')
      .map(({ grant }) => grant.sourceId);
    return { ...spending, referenceCodes: await this.transfers.findReferencesOf(orderCodes) };
  }
}
