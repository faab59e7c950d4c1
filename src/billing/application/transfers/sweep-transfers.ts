import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { SettleTransfer } from './settle-transfer';
import { type SweepPosition, TransfersRepository } from './transfers.repository';

/** Younger transfers are still being settled by the process that received them. */
const GRACE_MS = 5_000;
const BATCH = 100;

/** What a sweep did; a transfer that cannot be settled does not keep the others from it. */
export interface SweepReport {
  readonly settled: number;
  readonly failures: readonly { readonly transferId: string; readonly error: unknown }[];
}

/** Settles what was received and then forgotten: the process died, the queue lost it, a handler threw. */
@Injectable()
export class SweepTransfers {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly settleTransfer: SettleTransfer,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<SweepReport> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    const failures: { transferId: string; error: unknown }[] = [];
    let settled = 0;
    let last: SweepPosition | null = null;
    do {
      const batch = await this.transfers.listUnsettled(before, BATCH, last);
      for (const { id } of batch) {
        try {
          await this.settleTransfer.execute(id);
          settled += 1;
        } catch (error) {
          failures.push({ transferId: id, error });
        }
      }
      last = batch.at(-1) ?? null;
    } while (last);
    return { settled, failures };
  }
}
