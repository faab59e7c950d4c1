import { BullModule } from '@nestjs/bull';
import type { DynamicModule } from '@nestjs/common';
import Bull, { type JobOptions } from 'bull';
import { redisOptions } from './redis-connection';

type Step = (this: Bull.Queue & { closing?: unknown }, ...given: unknown[]) => Promise<unknown>;

/**
 * Bull 4.16 begins these steps when a worker starts, and nobody hears how they end: where the queue is closed
 * meanwhile, Node.js would take the rejection for a bug and end the process.
 */
const steps = Bull.prototype as unknown as Record<'process' | 'setWorkerName', Step>;
for (const name of ['process', 'setWorkerName'] as const) {
  const begin = steps[name];
  steps[name] = function (...given) {
    return begin.apply(this, given).catch((error: unknown) => {
      if (!this.closing) throw error;
    });
  };
}

/**
 * A queue in Redis. A job whose worker was killed starts again elsewhere within some 15 s (Bull's own
 * settings take a minute); one that blocks its event loop for longer than the lock may run twice.
 */
export function bullQueue(name: string, redisUrl: string, defaultJobOptions: JobOptions): DynamicModule {
  return BullModule.registerQueue({
    name,
    url: redisUrl,
    redis: { ...redisOptions, ...(redisUrl.startsWith('rediss:') ? { tls: {} } : {}) }, // Bull ignores the scheme
    settings: { lockDuration: 10_000, lockRenewTime: 5_000, stalledInterval: 5_000, maxStalledCount: 2 },
    defaultJobOptions,
  });
}
