import { BullModule } from '@nestjs/bull';
import type { DynamicModule } from '@nestjs/common';
import type { JobOptions } from 'bull';
import { redisOptions } from '../redis-connection';

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
