import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { endsWithin } from '../../../shared/application/within-limit';
import { OneAtATime } from '../one-at-a-time';
import { Clock } from '../../../shared/domain/clock';
import { Transfer } from '../../domain/transfers/transfer';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';
import type { Announcement, ReceivedOutcome } from './payment-gateway';
import { SettleTransfer } from './settle-transfer';
import { TransferQueue } from './transfer-queue';
import { TransfersRepository } from './transfers.repository';

/** The gateway waits 5 s for its answer; beyond these, settling goes on behind it. */
const SETTLE_LIMIT_MS = 1_500;

/** Takes a notification in. It is in the database before the answer, whatever happens afterwards. */
@Injectable()
export class ReceiveTransfer {
  /** Copies of a notification would wait for each other in the database, each with one of its connections. */
  private readonly copies = new OneAtATime();

  constructor(
    private readonly transfers: TransfersRepository,
    private readonly settleTransfer: SettleTransfer,
    private readonly queue: TransferQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * @param raw the notification as it was sent
   * @returns what it came to, or `accepted` when that is not known yet
   */
  async execute(notice: TransferNotice, raw: object): Promise<ReceivedOutcome> {
    const [outcome] = await this.executeAll([{ notice, raw }]);
    return outcome!;
  }

  /** Takes in what one notification tells of: all of it is stored, or nothing. */
  async executeAll(announced: readonly Announcement[]): Promise<ReceivedOutcome[]> {
    const transfers = announced.map(({ notice, raw }) =>
      Transfer.receive(randomUUID(), notice, raw, this.clock.now()),
    );
    await this.transfers.add(...transfers);
    const outcomes = transfers.map((): ReceivedOutcome => 'accepted');
    await endsWithin(this.settleInTurn(transfers, outcomes), SETTLE_LIMIT_MS);
    return [...outcomes];
  }

  /** One after the other: hundreds at once would take every connection to the database from everybody else. */
  private async settleInTurn(transfers: readonly Transfer[], outcomes: ReceivedOutcome[]): Promise<void> {
    for (const [i, transfer] of transfers.entries()) outcomes[i] = await this.settle(transfer);
  }

  private async settle(transfer: Transfer): Promise<ReceivedOutcome> {
    const { id, referenceCode } = transfer.toState();
    try {
      return await this.copies.run(referenceCode, () => this.settleTransfer.execute(id));
    } catch (error) {
      this.queue.push(id, error);
      return 'accepted';
    }
  }
}
