import type { LoaError } from './loa-error.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** Who is asked to wait for longer is told so instead. */
const LONGEST_ASKED_SEC = 60;

/**
 * How long to wait before a call is sent again. All calls of this client may be: those that cost something carry an
 * idempotency key.
 * @param attempt how often it was sent before, from 0 on
 * @param chance 0 to 1, so that many clients do not come back together
 * @returns milliseconds; null where the same call would fail again
 */
export function retryDelayMs(
  { status, code, retryAfterSec }: LoaError,
  attempt: number,
  chance: number,
): number | null {
  const mayPass =
    status === null ||
    status === 408 ||
    status === 429 ||
    status >= 500 ||
    code === 'IDEMPOTENCY_IN_PROGRESS';
  if (!mayPass) return null;
  if (retryAfterSec !== null) return retryAfterSec > LONGEST_ASKED_SEC ? null : retryAfterSec * 1000;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.75 + chance / 4);
}

/** @throws the signal's reason once it is aborted */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
