/** The invoice that a provider of e-invoices is to issue for a receipt, and how far it is. */
export interface EInvoice {
  readonly orderId: string;
  readonly createdAt: Date;
  /** What the provider calls the request that it is working on. */
  readonly ticket: string | null;
  /** Series and number, once it is issued. */
  readonly number: string | null;
  /** Attempts that failed since it was opened, or since an operator had it tried again. */
  readonly failures: number;
  /** Why the last attempt failed; null when it did not. */
  readonly error: string | null;
  /** Null once it is issued, and after the last attempt has failed. */
  readonly nextAttemptAt: Date | null;
}

/** What a provider answers: it is at work, or has done it. */
export type EInvoiceProgress = { readonly ticket: string } | { readonly number: string };

const MINUTE_SEC = 60;
const HOUR_SEC = 60 * MINUTE_SEC;

/** Seconds from each failed attempt to the next, some four days in all. */
const RETRY_DELAYS_SEC = [
  MINUTE_SEC,
  5 * MINUTE_SEC,
  30 * MINUTE_SEC,
  2 * HOUR_SEC,
  6 * HOUR_SEC,
  12 * HOUR_SEC,
  24 * HOUR_SEC,
  24 * HOUR_SEC,
  24 * HOUR_SEC,
];

/** How long an invoice stays claimed by a process that died: longer than the calls for one may take. */
export const CLAIM_SEC = 5 * MINUTE_SEC;

const SHORTEST_WAIT_SEC = 5;

const MOST_ERROR_CHARACTERS = 500;

export const openEInvoice = (orderId: string, now: Date): EInvoice => ({
  orderId,
  createdAt: now,
  ticket: null,
  number: null,
  failures: 0,
  error: null,
  nextAttemptAt: now,
});

/** The longer a provider has worked on an invoice, the less often it is asked. */
export function afterProgress(invoice: EInvoice, progress: EInvoiceProgress, now: Date): EInvoice {
  if ('number' in progress) {
    return { ...invoice, ticket: null, number: progress.number, error: null, nextAttemptAt: null };
  }
  const ageSec = (now.getTime() - invoice.createdAt.getTime()) / 1000;
  const waitSec = Math.min(Math.max(ageSec / 10, SHORTEST_WAIT_SEC), HOUR_SEC);
  return { ...invoice, ticket: progress.ticket, error: null, nextAttemptAt: after(now, waitSec) };
}

/** Its ticket is void: the next attempt asks the provider what became of it. */
export function afterFailure(invoice: EInvoice, error: string, now: Date): EInvoice {
  const delaySec = RETRY_DELAYS_SEC[invoice.failures];
  return {
    ...invoice,
    ticket: null,
    failures: invoice.failures + 1,
    error: error.slice(0, MOST_ERROR_CHARACTERS),
    nextAttemptAt: delaySec === undefined ? null : after(now, delaySec),
  };
}

/**
 * An operator has mended what was at fault. An invoice that is issued stays as it is, and so does one that is due within
 * the time of a claim: somebody may be at work on it.
 */
export function tryAgain(invoice: EInvoice, now: Date): EInvoice {
  const { number, nextAttemptAt } = invoice;
  if (number !== null || (nextAttemptAt && nextAttemptAt <= after(now, CLAIM_SEC))) return invoice;
  return { ...invoice, failures: 0, nextAttemptAt: now };
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
