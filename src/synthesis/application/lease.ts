import { Logger } from '@nestjs/common';

/** When a process dies, another may claim its work after this time. */
export const LEASE_SEC = 6;

/** Leaves room for a database that is restarted meanwhile. */
const RENEW_EVERY_MS = 2_000;

const log = new Logger('Lease');

/** Keeps claimed work for one attempt. */
export interface Lease {
  /** Aborted when another attempt has claimed the work, or it is settled. */
  readonly lost: AbortSignal;
  /** Stops renewing. */
  end(): void;
}

/**
 * Renews a lease until it is ended or lost.
 * @param what whose lease it is, for people
 * @param renew for `LEASE_SEC` from now on; tells whether the attempt still has it
 */
export function keepLease(what: string, renew: () => Promise<boolean>): Lease {
  const lost = new AbortController();
  const tick = async (): Promise<void> => {
    if (await renew()) return;
    lost.abort(new Error(`The lease of ${what} is lost.`));
  };
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.warn(`A lease is not renewed: ${String(error)}`));
  }, RENEW_EVERY_MS);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
