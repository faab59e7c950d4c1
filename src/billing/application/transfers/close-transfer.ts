import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { TransferNotFound } from '../../domain/billing.errors';
import type { Closure } from '../../domain/transfers/closure';
import type { Transfer } from '../../domain/transfers/transfer';
import { RefundsRepository } from '../refunds/refunds.repository';
import { TransfersRepository } from './transfers.repository';

/** An operator ends the waiting of money that pays no order, and may take that back. */
@Injectable()
export class CloseTransfer {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly refunds: RefundsRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Other deliveries of the same money wait no longer either: they become duplicates of this one.
   * @returns the closed transfer
   * @throws TransferNotFound, TransferNotWaiting, TransferClosed, TransferAlreadyCredited
   * @throws RefundReferenceUsed when another refund is noted with the bank reference
   * @throws InvalidParameters for a closure that lacks something, or for money that went out
   */
  async execute(transferId: string, closure: Closure): Promise<Transfer> {
    return this.transaction.run(async () => {
      const transfer = await this.lock(transferId);
      const earlier = await this.transfers.listSettled(transfer.toState().referenceCode);
      const now = this.clock.now();
      transfer.close(
        closure,
        earlier.map((other) => other.toState()),
        now,
      );
      const { refundReference } = transfer.toState();
      if (refundReference !== null) await this.refunds.claimReference(refundReference, transferId);
      await this.transfers.save(transfer);
      for (const other of earlier) {
        if (other.yieldTo(transfer, now)) await this.transfers.save(other);
      }
      return transfer;
    });
  }

  /**
   * Repeatable: a transfer that is not closed stays as it is. Another refund may have its bank reference then.
   * @returns the transfer, which waits again
   * @throws TransferNotFound, TransferAlreadyCredited
   */
  async reopen(transferId: string): Promise<Transfer> {
    return this.transaction.run(async () => {
      const transfer = await this.lock(transferId);
      transfer.reopen();
      await this.refunds.releaseReference(transferId);
      await this.transfers.save(transfer);
      return transfer;
    });
  }

  private async lock(transferId: string): Promise<Transfer> {
    const transfer = await this.transfers.lock(transferId);
    if (!transfer) throw new TransferNotFound();
    return transfer;
  }
}
