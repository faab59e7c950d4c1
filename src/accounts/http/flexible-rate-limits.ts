import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Allowance, RateLimits, WINDOW_SEC } from './rate-limits';

/**
 * Counts in this process or, when several processes share a Redis, there. While Redis is away each
 * process counts for itself: a limit that is too generous for a while beats a service that refuses.
 */
@Injectable()
export class FlexibleRateLimits extends RateLimits {
  private readonly limiters = new Map<number, RateLimiterAbstract>();

  constructor(private readonly redis: Redis | null) {
    super();
  }

  async count(key: string, perMinute: number): Promise<Allowance> {
    const result = await this.limiter(perMinute)
      .consume(key)
      .catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
    return {
      allowed: result.consumedPoints <= perMinute,
      remaining: Math.max(0, perMinute - result.consumedPoints),
      resetSec: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    };
  }

  private limiter(points: number): RateLimiterAbstract {
    const known = this.limiters.get(points);
    if (known) return known;
    const options = { points, duration: WINDOW_SEC, keyPrefix: `loa:rate:${points}` };
    const memory = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
      : memory;
    this.limiters.set(points, limiter);
    return limiter;
  }
}
