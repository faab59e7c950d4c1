import { BullModule } from '@nestjs/bull';
import type { DynamicModule, ModuleMetadata } from '@nestjs/common';
import type { JobOptions } from 'bull';
import { redisOptions } from './redis-client';
import './start-rejections';

/**
 * What a module has for its queue: Bull's parts where there is a Redis, else those that do the work in this process. Bull's are
 * loaded only there: Bull, its client and what they need are a tenth of all that a start loads.
 */
export type QueueParts = Required<Pick<ModuleMetadata, 'imports' | 'providers'>>;

/**
 * A queue in Redis.
 *
 * Works around: with Bull's own settings a job whose worker was killed starts again after a minute; with these
 * within some 15 s. A worker that blocks its event loop for longer than the lock may have its job run twice.
 * Bull ignores the scheme of `rediss:`.
 */
export function bullQueue(name: string, redisUrl: string, defaultJobOptions: JobOptions): DynamicModule {
  return BullModule.registerQueue({
    name,
    url: redisUrl,
    redis: { ...redisOptions, ...(redisUrl.startsWith('rediss:') ? { tls: {} } : {}) },
    settings: { lockDuration: 10_000, lockRenewTime: 5_000, stalledInterval: 5_000, maxStalledCount: 2 },
    defaultJobOptions,
  });
}
