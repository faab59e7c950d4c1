import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type * as redisClient from './redis-client';

/** The connection for small commands, such as rate limits; without `REDIS_URL` there is none. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | null;

  constructor(url: string | null, logger: Logger) {
    this.client = url ? open(url) : null;
    let down = false;
    this.client?.on('error', (error: Error) => {
      if (!down) logger.warn({ err: error }, 'Redis is away; going on without it');
      down = true;
    });
    this.client?.on('ready', () => {
      down = false;
    });
  }

  /** Whether Redis answers now; null when none is configured. */
  async isUp(): Promise<boolean | null> {
    if (!this.client) return null;
    return this.client.ping().then(
      () => true,
      () => false,
    );
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}

/** The client is loaded where there is a Redis, and nowhere else. */
function open(url: string): Redis {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load the client at once
  const { openRedis } = require('./redis-client') as typeof redisClient;
  return openRedis(url);
}
