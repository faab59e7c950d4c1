import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OneAtATime } from './one-at-a-time';
import { withinLimit } from '../../shared/application/within-limit';
import { Clock } from '../../shared/domain/clock';
import { Transfer } from '../domain/transfer';
import type { TransferNotice } from '../domain/transfer-notice';
import type { ReceivedOutcome } from './payment-gateway';
import { SettleTransfer } from './settle-transfer';
import { TransferQueue } from './transfer-queue';
import { TransfersRepository } from './transfers.repository';

/** The gateway waits 5 s for its answer; beyond these, settling goes on behind it. */
const SETTLE_LIMIT_MS = 2_000;

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
    const id = randomUUID();
    await this.transfers.add(Transfer.receive(id, notice, raw, this.clock.now()));
    try {
      return await withinLimit(
        this.copies.run(notice.referenceCode, () => this.settleTransfer.execute(id)),
        SETTLE_LIMIT_MS,
        `The transfer was not settled within ${SETTLE_LIMIT_MS} ms.`,
      );
    } catch (error) {
      this.queue.push(id, error);
      return 'accepted';
    }
  }
}
