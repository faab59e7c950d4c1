import { Scheduler } from '../../shared/application/scheduler';
import { bullQueue, type QueueParts } from '../queue/bull-queue';
import { BullScheduler, SCHEDULER_JOBS, SCHEDULER_QUEUE } from './bull-scheduler';

/** Has tasks run through Bull. */
export const bullTasks = (redisUrl: string): QueueParts => ({
  imports: [bullQueue(SCHEDULER_QUEUE, redisUrl, SCHEDULER_JOBS)],
  providers: [BullScheduler, { provide: Scheduler, useExisting: BullScheduler }],
});
