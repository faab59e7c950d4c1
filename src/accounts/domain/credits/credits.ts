/** A movement of the ledger. Rows are only ever added. */
export interface CreditEntry {
  /** Grows with time; the newest entry of an account has the largest. */
  readonly id: number;
  readonly accountId: string;
  readonly type: 'signup' | 'order' | 'charge' | 'adjustment' | 'expiry' | 'refund';
  /** Characters: positive when granted, negative when charged, ended or taken back. Never 0. */
  readonly credits: number;
  /** What the account owned after this entry: available and held together. */
  readonly balanceAfter: number;
  /** How many of those end at some time. */
  readonly endingAfter: number;
  /** The sum of all credits without an end that the account was ever granted, up to this entry and with it. */
  readonly grantedTotal: number;
  /** When the credits that it granted end; null for never, and where none were granted. */
  readonly expiresAt: Date | null;
  /** What caused the entry: with `type` it is unique, so nothing is granted or charged twice. */
  readonly sourceId: string;
  /** Why, when a person decided it. */
  readonly reason: string | null;
  /**
   * The admin account that decided it; null where none did, and on the command line: only the operators' log says who that
   * was.
   */
  readonly operatorId: string | null;
  readonly createdAt: Date;
}

/** Credits set aside for one request until it succeeds or fails. */
export interface CreditHold {
  /** The request's id. */
  readonly id: string;
  readonly accountId: string;
  readonly credits: number;
  readonly state: 'held' | 'charged' | 'released';
  /** The API key that asked, from whose budget of `keyDay` the credits are; null where a signed-in person did. */
  readonly keyId: string | null;
  readonly keyDay: string | null;
  readonly heldAt: Date;
  readonly settledAt: Date | null;
}
