import { bullQueue, type QueueParts } from '../../../platform/queue/bull-queue';
import { TransferQueue } from '../../application/transfers/transfer-queue';
import { BullTransferQueue, TRANSFER_JOBS, TRANSFERS_QUEUE } from './bull-transfer-queue';
import { TransferProcessor } from './transfer-processor';

/** Has transfers settled through Bull. */
export const bullTransfers = (redisUrl: string): QueueParts => ({
  imports: [bullQueue(TRANSFERS_QUEUE, redisUrl, TRANSFER_JOBS)],
  providers: [{ provide: TransferQueue, useClass: BullTransferQueue }, TransferProcessor],
});
