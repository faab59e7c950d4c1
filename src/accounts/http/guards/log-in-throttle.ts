import { costs } from '../../../platform/admission/costs';
import type { Counted, FailureLimits } from '../../../platform/admission/failure-limits';
import { sha256 } from '../../application/secrets';
import { isEmailAddress, normaliseEmail } from '../../domain/account';
import { InvalidCredentials } from '../../domain/accounts.errors';
import type { KnownBrowser } from './browser-cookie';

const { perAddress, perAccount, perPair, perBrowser, allBrowsers } = costs['log-in'].failures;

/** Somebody tries a password. */
export interface LogInAttempt {
  /** The address that the account is to have; there may be no such account. */
  readonly email: string;
  readonly network: string;
  /** Null unless it is known for this account. */
  readonly browser: KnownBrowser | null;
}

/**
 * Slows guessing down as OWASP's "Slow Down Online Guessing Attacks with Device Cookies" does: failures are counted
 * by network, by account, and by both, whether there is such an account or not. A browser that has logged in to the
 * account before is counted by itself, so no stranger can lock its owner out, and with all others that have: whoever can
 * log in could collect names for more guesses later, at another password or a code.
 */
export class LogInThrottle {
  /** @param isEnabled false lifts the limits */
  constructor(
    private readonly limits: FailureLimits,
    private readonly isEnabled: boolean,
  ) {}

  /**
   * @param logIn fails with InvalidCredentials when the password is wrong
   * @throws RateLimitExceeded, without trying, after too many such failures
   */
  async watch<Result>(attempt: LogInAttempt, logIn: () => Promise<Result>): Promise<Result> {
    if (!this.isEnabled) return logIn();
    const counted = countedUnder(attempt);
    await this.limits.count('failed-log-ins', counted);
    let isWrong = false;
    try {
      return await logIn();
    } catch (error) {
      isWrong = error instanceof InvalidCredentials;
      throw error;
    } finally {
      if (!isWrong) await this.limits.takeBack(counted);
    }
  }
}

function countedUnder({ email, network, browser }: LogInAttempt): Counted[] {
  if (browser !== null)
    return [
      { ...perBrowser, key: `log-in:browser:${browser.name}` },
      { ...allBrowsers, key: `log-in:browsers:${browser.group}` },
    ];
  const account = sha256(isEmailAddress(email) ? normaliseEmail(email) : email).toString('base64url');
  return [
    { ...perAddress, key: `log-in:network:${network}` },
    { ...perPair, key: `log-in:pair:${network}:${account}` },
    { ...perAccount, key: `log-in:account:${account}` },
  ];
}
