import { Injectable } from '@nestjs/common';
import type { JobCounts, Queue } from 'bull';
import { Meter, type Metric, type Reading } from '../../shared/application/meter';
import { withinLimit } from '../../shared/application/within-limit';
import { AppLogger } from '../logging/logger';

const QUEUE_JOBS: Metric<'queue' | 'state'> = {
  name: 'loa_queue_jobs',
  help: 'Jobs in the Bull queues of all processes together.',
  labels: ['queue', 'state'],
};

/** Works around: Bull waits for an answer of Redis without a limit, and so would whoever asks for the metrics. */
const READ_LIMIT_MS = 1_000;

/** Shows how many jobs wait in the queues, and logs when a queue goes away. */
@Injectable()
export class QueueMonitor {
  private readonly queues: Queue[] = [];

  constructor(
    private readonly meter: Meter,
    private readonly logger: AppLogger,
  ) {}

  watch(queue: Queue): void {
    this.logErrors(queue);
    if (this.queues.length === 0) {
      this.meter.gauge(QUEUE_JOBS, () => withinLimit(this.read(), READ_LIMIT_MS, 'Redis does not answer.'));
    }
    this.queues.push(queue);
  }

  private async read(): Promise<Reading<'queue' | 'state'>[]> {
    const counts = await Promise.all(this.queues.map((queue) => queue.getJobCounts()));
    return counts.flatMap((states, index) => readingsOf(this.queues[index]!.name, states));
  }

  /** Works around: Bull repeats the error twice a second while Redis is away. One line is enough. */
  private logErrors(queue: Queue): void {
    let isAway = false;
    queue.client.on('ready', () => (isAway = false));
    queue.on('error', (error) => {
      if (!isAway)
        this.logger.warn({ err: error, queue: queue.name }, 'a queue is away; going on without it');
      isAway = true;
    });
  }
}

function readingsOf(queue: string, states: JobCounts): Reading<'queue' | 'state'>[] {
  return Object.entries(states).map(([state, value]) => ({
    labels: { queue, state },
    value: Number(value),
  }));
}
