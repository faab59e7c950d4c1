/** SQLSTATE values: PostgreSQL manual, appendix A. */
const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
const DISK_FULL = '53100';
const IO_ERROR = '58030';

/**
 * Class 08 (connection exceptions), class 53 (a full disk, too many connections, no memory), shutdowns and start-ups,
 * and Node's own codes, among them that this process can open no connection.
 */
const AWAY =
  /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EMFILE|ENFILE|ENOBUFS)$/;
const AWAY_WITHOUT_CODE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** Whether a statement failed because a row with these values exists already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return codeOf(error) === UNIQUE_VIOLATION && (error as { constraint?: unknown }).constraint === constraint;
}

/**
 * Whether a transaction was undone to let another one through: it may be run again. The error that a use case
 * throws instead has the database's own as its cause.
 */
export function isTransient(error: unknown): boolean {
  if ([SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes(codeOf(error))) return true;
  return error instanceof Error && error.cause !== undefined && isTransient(error.cause);
}

/** Whether the database cannot write. */
export function hasNoRoom(error: unknown): boolean {
  return [DISK_FULL, IO_ERROR].includes(codeOf(error));
}

/** Whether the database is gone, hangs, has no room, or does not get to the statement in time. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.test(code) || hasNoRoom(error) || code === QUERY_CANCELED || code === LOCK_NOT_AVAILABLE)
    return true;
  return error instanceof Error && AWAY_WITHOUT_CODE.test(error.message);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
