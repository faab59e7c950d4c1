import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Quota } from '../../shared/domain/quota';
import { RateLimitExceeded } from '../domain/accounts.errors';

/** The window of every limit, in seconds. */
const WINDOW_SEC = 60;

/** How much of a limit is left after a call. */
interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the count starts again from 0, at least 1. */
  readonly resetSec: number;
}

/** What calls are counted under, and how many there may be. */
export interface Limit {
  /** Name of the limit, as the caller is told. */
  readonly policy: string;
  /** Whose calls count together. */
  readonly key: string;
  readonly perMinute: number;
}

/**
 * Counts calls in windows of one minute: in this process or, when several processes share a Redis, there.
 * While Redis is away each process counts for itself: a limit that is too generous for a while beats a service
 * that refuses.
 */
export class RateLimits {
  private readonly limiters = new Map<number, RateLimiterAbstract>();

  constructor(private readonly redis: Redis | null) {}

  /**
   * Counts one call under a limit.
   * @returns what is left of it
   * @throws RateLimitExceeded
   */
  async hold({ policy, key, perMinute }: Limit): Promise<Quota> {
    const { allowed, remaining, resetSec } = await this.count(key, perMinute);
    const quota = { policy, limit: perMinute, remaining, window: { lengthSec: WINDOW_SEC, resetSec } };
    if (!allowed) throw new RateLimitExceeded(resetSec, quota);
    return quota;
  }

  /** Counts one call of `key`; calls beyond `perMinute` are counted but not allowed. */
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
