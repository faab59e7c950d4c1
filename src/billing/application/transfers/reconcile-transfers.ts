import { Injectable } from '@nestjs/common';
import type { TransferOutcome } from '../../domain/transfers/settlement';
import { isSameMovement, plainAccountNo, type TransferNotice } from '../../domain/transfers/transfer-notice';
import type { ReceivedOutcome } from './payment-gateway';
import { ReceiveTransfer } from './receive-transfer';
import type { TransferStatement } from './transfer-statement';
import { TransfersRepository } from './transfers.repository';

/** Money that came in, by the statement or by us. */
export type ReconciledTransfer =
  /** Listed, and known to us. */
  | { readonly finding: 'received'; readonly notice: TransferNotice; readonly outcome: TransferOutcome }
  /** Listed, but new to us. `outcome` is null in a trial: it was not delivered. */
  | { readonly finding: 'missed'; readonly notice: TransferNotice; readonly outcome: ReceivedOutcome | null }
  /** Credited by us, but not listed: somebody has to find out where that money is. */
  | { readonly finding: 'unlisted'; readonly notice: TransferNotice; readonly outcome: 'credited' };

/**
 * Compares a statement with what was received, and delivers what no webhook has brought as if one had. What
 * a webhook brings later all the same is a duplicate then.
 */
@Injectable()
export class ReconcileTransfers {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly receiveTransfer: ReceiveTransfer,
  ) {}

  /**
   * Repeatable. Money that went out is passed over. What the statement lacks comes last: of the accounts that
   * it names, between the first and the last moment in it, money of mock-pay excepted.
   * @param dryRun only compares, and changes nothing
   */
  async *execute(statement: TransferStatement, dryRun: boolean): AsyncGenerator<ReconciledTransfer> {
    const listed = new ListedTransfers();
    for await (const page of statement.pages()) {
      for (const { notice } of page) listed.add(notice);
      const incoming = page.filter(({ notice }) => notice.direction === 'in');
      const received = await this.transfers.findByReferences(
        incoming.map(({ notice }) => notice.referenceCode),
      );
      const known: (TransferNotice & { outcome: TransferOutcome })[] = received.map((transfer) =>
        transfer.toState(),
      );
      for (const { notice, raw } of incoming) {
        const same = known.filter((transfer) => isSameMovement(transfer, notice));
        const [first] = same;
        if (first) {
          const credited = same.find(({ outcome }) => outcome === 'credited');
          yield { finding: 'received', notice, outcome: (credited ?? first).outcome };
          continue;
        }
        const outcome = dryRun ? null : await this.receiveTransfer.execute(notice, raw);
        known.push({ ...notice, outcome: outcome === null || outcome === 'accepted' ? 'received' : outcome });
        yield { finding: 'missed', notice, outcome };
      }
    }
    yield* this.unlisted(listed);
  }

  private async *unlisted(listed: ListedTransfers): AsyncGenerator<ReconciledTransfer> {
    const { period } = listed;
    if (!period) return;
    for await (const transfer of this.transfers.listCredited(listed.accountNos, period.from, period.to)) {
      const notice = transfer.toState();
      if (!listed.has(notice)) yield { finding: 'unlisted', notice, outcome: 'credited' };
    }
  }
}

/** What a statement has listed so far, and of which accounts and time it tells by that. */
class ListedTransfers {
  private readonly byReference = new Map<string, TransferNotice[]>();
  private readonly accounts = new Set<string>();
  private first = Infinity;
  private last = -Infinity;

  add(notice: TransferNotice): void {
    const moment = notice.transferredAt.getTime();
    this.first = Math.min(this.first, moment);
    this.last = Math.max(this.last, moment);
    this.accounts.add(plainAccountNo(notice.accountNumber));
    const others = this.byReference.get(notice.referenceCode) ?? [];
    this.byReference.set(notice.referenceCode, [...others, notice]);
  }

  has(transfer: TransferNotice): boolean {
    const listed = this.byReference.get(transfer.referenceCode) ?? [];
    return listed.some((notice) => isSameMovement(notice, transfer));
  }

  /** In the spelling of `plainAccountNo`. */
  get accountNos(): string[] {
    return [...this.accounts];
  }

  /** Null when nothing is listed. */
  get period(): { readonly from: Date; readonly to: Date } | null {
    return this.first > this.last ? null : { from: new Date(this.first), to: new Date(this.last) };
  }
}
