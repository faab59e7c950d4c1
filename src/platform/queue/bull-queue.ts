import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { JobOptions, Queue } from 'bull';
import { closeQueue } from './close-queue';
import { redisOptions } from './redis-connection';
import { handleStartRejections } from './start-rejections';

/** The queue inside its module; outside it goes by its name. */
const QUEUE = 'BULL_QUEUE';

/** What a queue is provided under. */
export const queueToken = (name: string): string => `BULL_QUEUE_${name}`;

/** Asks for the queue of this name, which the module has to import. */
export const InjectQueue = (name: string): ParameterDecorator => Inject(queueToken(name));

/** One queue in Redis. It is closed when the application ends, unless whoever takes its jobs has closed it before. */
@Module({})
export class BullQueueModule implements OnApplicationShutdown {
  constructor(@Inject(QUEUE) private readonly queue: Queue) {}

  static with(name: string, redisUrl: string, defaultJobOptions: JobOptions): DynamicModule {
    return {
      module: BullQueueModule,
      providers: [
        { provide: QUEUE, useFactory: () => openQueue(name, redisUrl, defaultJobOptions) },
        { provide: queueToken(name), useExisting: QUEUE },
      ],
      exports: [queueToken(name)],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return closeQueue(this.queue);
  }
}

/**
 * Bull is loaded here, and only where there is a Redis: it takes a tenth of a second.
 *
 * Works around: with Bull's own settings a job whose worker was killed starts again after a minute; with these
 * within some 15 s. A worker that blocks its event loop for longer than the lock may have its job run twice.
 * Bull ignores the scheme of `rediss:`.
 */
async function openQueue(name: string, redisUrl: string, defaultJobOptions: JobOptions): Promise<Queue> {
  const { default: Bull } = await import('bull');
  const queue = new Bull(name, redisUrl, {
    redis: { ...redisOptions, ...(redisUrl.startsWith('rediss:') ? { tls: {} } : {}) },
    settings: { lockDuration: 10_000, lockRenewTime: 5_000, stalledInterval: 5_000, maxStalledCount: 2 },
    defaultJobOptions,
  });
  handleStartRejections(queue);
  return queue;
}
