/** A stored audio file that several requests may share, whoever makes them. */
export interface Recording {
  /** Name of the file in the store. */
  readonly storedKey: string;
  /** Of the file's bytes, hexadecimal. */
  readonly audioSha256: string;
  readonly fileSizeBytes: number;
  readonly durationSec: number;
}

/** A recording that an account may reuse. */
export interface ReusableRecording extends Recording {
  /** Whether the account had the same spoken before; otherwise only others had. */
  readonly isOwn: boolean;
}

/**
 * From so many characters on, an account is given the recording that another one made. Shorter texts are not
 * shared: the time of the answer would tell a stranger who guesses them that somebody had them spoken.
 */
export const SHARED_FROM_CHARS = 200;

/**
 * A recording is reused only while the request that made it keeps it for this long. Whoever reuses it is in
 * the database long before the file could be deleted: no statement or pause of a transaction lasts a minute
 * (see the limits in `postgres-options.ts`), and the clocks of two servers do not differ by many.
 */
export const REUSE_MARGIN_SEC = 900;
