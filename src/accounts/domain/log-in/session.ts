const DAY_MS = 86_400_000;

/** How long a browser stays logged in at most, and when nobody uses it (OWASP Session Management Cheat Sheet). */
export const SESSION_DAYS = 90;
const IDLE_DAYS = 14;
/** Browsers that an account may be logged in with at the same time. */
export const MOST_SESSIONS = 100;
/** A use is noted once in this time, so that a busy browser does not cost a write for each request. */
const USE_NOTED_EVERY_MS = 300_000;

/** A person's browser that is logged in. Only the SHA-256 of its cookie's value is kept. */
export interface Session {
  readonly hash: Buffer;
  readonly id: string;
  readonly accountId: string;
  /** What it is, roughly (`Firefox on Windows`); null when it does not say. */
  readonly client: string | null;
  /** The network (see `clientNetwork`) that its last noted use came from; null when none was noted. */
  readonly network: string | null;
  readonly createdAt: Date;
  /** To five minutes. */
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** A wrong password for a known account. */
export interface FailedLogIn {
  readonly accountId: string;
  readonly network: string;
  readonly failedAt: Date;
}

/** When a session that is opened now ends, however much it is used. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** Sessions that were last used then, or before, have ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

/** Whether a use now is to be written down. */
export const isUseDue = ({ lastUsedAt }: Session, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= USE_NOTED_EVERY_MS;
