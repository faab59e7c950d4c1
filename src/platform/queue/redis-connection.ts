import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * How every connection to Redis behaves here: it comes back within half a second after an outage, and a
 * command that cannot be sent fails soon.
 *
 * Works around: with ioredis' own options a command waits for 20 attempts to connect, which are up to 2 s apart.
 */
export const redisOptions = {
  maxRetriesPerRequest: 3,
  retryStrategy: (attempt: number): number => Math.min(attempt * 50, 500),
} as const;

/** The connection for small commands, such as rate limits; without `REDIS_URL` there is none. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  private constructor(readonly client: Redis | null) {}

  /** ioredis is loaded here, and only where there is a Redis. */
  static async open(url: string | null, logger: Logger): Promise<RedisConnection> {
    if (!url) return new RedisConnection(null);
    const { Redis } = await import('ioredis');
    const client = new Redis(url, {
      ...redisOptions,
      enableOfflineQueue: false,
      connectTimeout: 2_000,
      // A Redis that hangs is worse than one that is gone: requests wait for this one.
      commandTimeout: 300,
    });
    let down = false;
    client.on('error', (error: Error) => {
      if (!down) logger.warn({ err: error }, 'Redis is away; going on without it');
      down = true;
    });
    client.on('ready', () => {
      down = false;
    });
    return new RedisConnection(client);
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
