import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimitExceeded } from './admission.errors';
import type { FailureLimit } from './costs';
import { consume, limiterOf, resetSecOf } from './rate-limits';

/** What failures are counted under, and how many there may be. */
export interface Counted extends FailureLimit {
  readonly key: string;
}

/**
 * Counts attempts before they are made and takes them back unless they fail: of many that are made at once, no more
 * than the limit can fail, and those that succeed are never counted.
 */
export class FailureLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly redis: Redis | null) {}

  /**
   * Counts an attempt under every one of these, or under none.
   * @param policy the name of the limit, as the caller is told
   * @throws RateLimitExceeded
   */
  async count(policy: string, counted: readonly Counted[]): Promise<void> {
    const taken: Counted[] = [];
    for (const each of counted) {
      taken.push(each);
      const state = await consume(this.limiter(each), each.key);
      if (state.consumedPoints <= each.most) continue;
      await this.takeBack(taken);
      const resetSec = resetSecOf(state);
      const window = { lengthSec: each.minutes * 60, resetSec };
      throw new RateLimitExceeded(resetSec, { policy, limit: each.most, remaining: 0, window });
    }
  }

  /** For an attempt that did not fail. */
  async takeBack(counted: readonly Counted[]): Promise<void> {
    for (const each of counted) await this.limiter(each).reward(each.key);
  }

  private limiter({ most, minutes }: FailureLimit): RateLimiterAbstract {
    const name = `${most}/${minutes}`;
    const known = this.limiters.get(name) ?? limiterOf(this.redis, most, minutes * 60);
    this.limiters.set(name, known);
    return known;
  }
}
