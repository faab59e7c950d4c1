import { Logger } from '@nestjs/common';
import type { SpeechRequestState } from '../domain/speech-request';
import type { SpeechRequestsRepository } from './ports/speech-requests.repository';

/** When a process dies, another may claim its request after this time. */
export const LEASE_SEC = 10;

/** Leaves room for a database that is restarted meanwhile. */
const RENEW_EVERY_MS = 3_000;

const log = new Logger('RequestLease');

/** Keeps a claimed request for one attempt. */
export interface RequestLease {
  /** Aborted when another attempt has claimed the request, or it is settled. */
  readonly lost: AbortSignal;
  /** Stops renewing. */
  end(): void;
}

/** Renews the lease of a claimed request until it is ended or lost. */
export function keepLease(
  requests: SpeechRequestsRepository,
  { id, audioKey }: SpeechRequestState,
): RequestLease {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    if (await requests.renewLease(id, audioKey, LEASE_SEC)) return;
    lost.abort(new Error(`The lease of request ${id} is lost.`));
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn(`A lease is not renewed: ${String(error)}`));
  }, RENEW_EVERY_MS);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
