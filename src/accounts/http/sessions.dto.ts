/** A browser that is logged in. */
export class SessionDto {
  /** Identifier of the session. */
  id: string;
  /** When it was opened (ISO 8601, UTC). */
  created_at: string;
  /** When it was used last, to five minutes (ISO 8601, UTC). */
  last_used_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /**
   * What the browser says it is, roughly; null when it does not say.
   * @example "Firefox on Windows"
   */
  client: string | null;
  /**
   * The network that it was used from: an IPv4 address, or the /64 of an IPv6 address; null when unknown.
   * @example "203.0.113.7"
   */
  network: string | null;
}

/** A wrong password for the account. */
export class FailedLogInDto {
  /** When it was tried (ISO 8601, UTC). */
  failed_at: string;
  /**
   * The network that it was tried from: an IPv4 address, or the /64 of an IPv6 address.
   * @example "203.0.113.7"
   */
  network: string;
}

/** The sessions of the account, the one used last first, and who tried to open one in vain. */
export class SessionsResult {
  /** The sessions. */
  items: SessionDto[];
  /** The newest wrong passwords of the last 30 days, newest first; 20 at most. */
  failed_log_ins: FailedLogInDto[];
}

/** Result that holds a session. */
export class SessionResult {
  /** The session. */
  session: SessionDto;
}
