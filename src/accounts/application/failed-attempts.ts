import type { Clock } from '../../shared/domain/clock';
import { DomainError } from '../../shared/domain/domain-error';
import { RateLimitExceeded } from '../domain/accounts.errors';
import { type RateLimits, WINDOW_SEC } from './rate-limits';

/** As many as an account on the free plan may call: no honest mistake needs them, and nobody guesses a key so. */
export const FAILURES_PER_MINUTE = 600;

const POLICY = 'failed-attempts';

/**
 * Bounds how often one client network may fail to prove who it is, and with it what guessing costs us. After
 * that many failures its attempts are refused unseen until the minute is over; other networks' are not. An
 * attempt that succeeds is not counted and asks nobody.
 */
export class FailedAttempts {
  /** Until when attempts are refused (ms), by key. Every process learns it from a failure of its own. */
  private readonly refusedUntil = new Map<string, number>();

  /** @param isEnabled false lifts the limit */
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly isEnabled: boolean,
  ) {}

  /**
   * @param key what is tried, and by which network
   * @param attempt fails with a DomainError of the kind `unauthenticated`
   * @throws RateLimitExceeded, and what the attempt throws
   */
  async watch<Result>(key: string, attempt: () => Result | Promise<Result>): Promise<Result> {
    if (!this.isEnabled) return attempt();
    this.requireHeard(key);
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') await this.count(key);
      throw error;
    }
  }

  private requireHeard(key: string): void {
    const leftMs = (this.refusedUntil.get(key) ?? 0) - this.clock.now().getTime();
    if (leftMs > 0) throw spent(Math.ceil(leftMs / 1000));
    this.refusedUntil.delete(key);
  }

  private async count(key: string): Promise<void> {
    const { allowed, resetSec } = await this.limits.count(`failed:${key}`, FAILURES_PER_MINUTE);
    if (allowed) return;
    const now = this.clock.now().getTime();
    for (const [other, until] of this.refusedUntil) if (until <= now) this.refusedUntil.delete(other);
    this.refusedUntil.set(key, now + resetSec * 1000);
    throw spent(resetSec);
  }
}

const spent = (resetSec: number): RateLimitExceeded =>
  new RateLimitExceeded(resetSec, {
    policy: POLICY,
    limit: FAILURES_PER_MINUTE,
    remaining: 0,
    window: { lengthSec: WINDOW_SEC, resetSec },
  });
