import { Injectable } from '@nestjs/common';
import { tellsTheSame, type TransferNotice, type TransferOutcome } from '../domain/transfer';
import type { ReceivedOutcome } from './payment-gateway';
import { ReceiveTransfer } from './receive-transfer';
import type { TransferStatement } from './transfer-statement';
import { TransfersRepository } from './transfers.repository';

/** What a line of a statement is worth: money that came in, known to us or not. */
export type ReconciledTransfer =
  | { readonly known: true; readonly notice: TransferNotice; readonly outcome: TransferOutcome }
  /** `outcome` is null in a trial: it was not delivered. */
  | { readonly known: false; readonly notice: TransferNotice; readonly outcome: ReceivedOutcome | null };

/**
 * Holds a statement against what was received, and delivers what no webhook has brought as if one had. What
 * the webhook brings later all the same is a duplicate then.
 */
@Injectable()
export class ReconcileTransfers {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly receiveTransfer: ReceiveTransfer,
  ) {}

  /**
   * Repeatable. Money that went out is passed over.
   * @param dryRun only compares, and changes nothing
   */
  async *execute(statement: TransferStatement, dryRun: boolean): AsyncGenerator<ReconciledTransfer> {
    for await (const page of statement.pages()) {
      const incoming = page.filter(({ notice }) => notice.direction === 'in');
      const known: (TransferNotice & { outcome: TransferOutcome })[] = [
        ...(await this.transfers.findByReferences(incoming.map(({ notice }) => notice.referenceCode))),
      ];
      for (const { notice, raw } of incoming) {
        const same = known.filter((transfer) => tellsTheSame(transfer, notice));
        const [first] = same;
        if (first) {
          const credited = same.find(({ outcome }) => outcome === 'credited');
          yield { known: true, notice, outcome: (credited ?? first).outcome };
          continue;
        }
        const outcome = dryRun ? null : await this.receiveTransfer.execute(notice, raw);
        known.push({ ...notice, outcome: outcome === null || outcome === 'accepted' ? 'received' : outcome });
        yield { known: false, notice, outcome };
      }
    }
  }
}
