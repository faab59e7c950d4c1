import { DomainError } from '../../../shared/domain/domain-error';
import type { RateLimits } from '../../../platform/admission/rate-limits';

/** As many as an account on the free plan may call: no honest mistake needs them. */
export const FAILURES_PER_MINUTE = 600;

/**
 * Limits how often one client network may present a wrong key, session or secret. An attempt that succeeds is
 * not counted and never refused: many callers may share one address, and nobody can block the bank's
 * notifications by guessing from the same network.
 */
export class FailedAttempts {
  /** @param isEnabled false lifts the limit */
  constructor(
    private readonly limits: RateLimits,
    private readonly isEnabled: boolean,
  ) {}

  /**
   * @param key what is tried, and by which network
   * @param attempt fails with a DomainError of the kind `unauthenticated`
   * @throws RateLimitExceeded instead of what the attempt throws, when there were too many such failures
   */
  async watch<Result>(key: string, attempt: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await attempt();
    } catch (error) {
      const isFailure = error instanceof DomainError && error.kind === 'unauthenticated';
      if (isFailure && this.isEnabled) {
        await this.limits.hold({
          policy: 'failed-attempts',
          key: `failed:${key}`,
          perMinute: FAILURES_PER_MINUTE,
        });
      }
      throw error;
    }
  }
}
