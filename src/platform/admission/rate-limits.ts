import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Quota } from '../../shared/domain/quota';
import { RateLimitExceeded } from './admission.errors';

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
   * Counts one call under a limit, or as many as the call weighs.
   * @returns what is left of it
   * @throws RateLimitExceeded
   */
  async hold({ policy, key, perMinute }: Limit, weight = 1): Promise<Quota> {
    const { allowed, remaining, resetSec } = await this.count(key, perMinute, weight);
    const quota = { policy, limit: perMinute, remaining, window: { lengthSec: WINDOW_SEC, resetSec } };
    if (!allowed) throw new RateLimitExceeded(resetSec, quota);
    return quota;
  }

  /** Corrects what `hold` has counted: what is given back is negative. Never throws for a limit. */
  async correct({ key, perMinute }: Limit, weight: number): Promise<void> {
    await this.limiter(perMinute).penalty(key, weight);
  }

  /** Counts one call of `key`; calls beyond `perMinute` are counted but not allowed. */
  async count(key: string, perMinute: number, weight = 1): Promise<Allowance> {
    const state = await consume(this.limiter(perMinute), key, weight);
    return {
      allowed: state.consumedPoints <= perMinute,
      remaining: Math.max(0, perMinute - state.consumedPoints),
      resetSec: resetSecOf(state),
    };
  }

  private limiter(points: number): RateLimiterAbstract {
    const known = this.limiters.get(points) ?? limiterOf(this.redis, points, WINDOW_SEC);
    this.limiters.set(points, known);
    return known;
  }
}

/** Counts beyond the limit as well: the state that the limiter throws then is an answer here. */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  weight = 1,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, weight);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** Whole seconds until the count starts again from 0, at least 1. */
export const resetSecOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Counts in windows of `durationSec`: in Redis when there is one, in this process while it is away. */
export function limiterOf(redis: Redis | null, points: number, durationSec: number): RateLimiterAbstract {
  const options = { points, duration: durationSec, keyPrefix: `loa:rate:${points}` };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
