import type { Account } from '../domain/account';

/** A person's signed-in browser. Only the SHA-256 of its cookie's value is kept. */
export interface Session {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export abstract class SessionsRepository {
  abstract add(session: Session): Promise<void>;

  /** @returns the account behind a session that has not expired, or null */
  abstract findAccount(hash: Buffer, now: Date): Promise<Account | null>;

  /** Ends one session; ending an ended one does nothing. */
  abstract remove(hash: Buffer): Promise<void>;

  /** Ends every session of the account but, when given, this one. */
  abstract removeAll(accountId: string, except?: Buffer): Promise<void>;

  abstract removeExpired(now: Date): Promise<void>;
}
