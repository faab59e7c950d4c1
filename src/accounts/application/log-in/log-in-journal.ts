import type { FailedLogIn } from '../../domain/log-in/session';

/** Keeps who failed to log in: in the log, and for the owner of the account when there is one. */
export abstract class LogInJournal {
  /**
   * Keeps the newest 20 of an account: whoever guesses on fills no table. Returns at once and never fails, so that the answer tells by no delay whether there is such an account.
   * @param accountId null when there is no account with the address that was tried
   */
  abstract noteFailure(accountId: string | null, network: string): void;

  /** The newest failures of the last 30 days, newest first; 20 at most. */
  abstract failuresOf(accountId: string): Promise<FailedLogIn[]>;

  /** Forgets failures that are older. */
  abstract forgetOld(): Promise<void>;
}
