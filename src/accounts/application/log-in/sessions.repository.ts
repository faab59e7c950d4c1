import type { Account } from '../../domain/account';
import type { Session } from '../../domain/log-in/session';

/** The stored sessions. One that has ended, of age or of idleness, is found by none of these methods. */
export abstract class SessionsRepository {
  abstract add(session: Session): Promise<void>;

  /** Ends those sessions of the account that nobody has used for longest, so that no more than these are left. */
  abstract leaveAtMost(count: number, accountId: string): Promise<void>;

  /** @returns null also when its account is suspended or deleted */
  abstract find(hash: Buffer, now: Date): Promise<{ session: Session; account: Account } | null>;

  /** The account's sessions, the one used last first. */
  abstract list(accountId: string, now: Date): Promise<Session[]>;

  /** Of uses that are noted at the same moment one is written. */
  abstract noteUse(session: Session, network: string, now: Date): Promise<void>;

  /**
   * Ends one session of this account.
   * @param id a UUID
   * @returns the ended session, or null when the account has no such session
   */
  abstract end(accountId: string, id: string, now: Date): Promise<Session | null>;

  /** Ends every session of the account but, when given, this one. */
  abstract removeAll(accountId: string, except?: Buffer): Promise<void>;

  /** Ends one session; ending an ended one does nothing. */
  abstract remove(hash: Buffer): Promise<void>;

  abstract removeEnded(now: Date): Promise<void>;
}
