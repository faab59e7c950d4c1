import { DomainError } from '../../../shared/domain/domain-error';

/** Bounds of one call. */
export interface FetchLimits {
  readonly timeoutMs: number;
  readonly sizeBytes: number;
}

/** The other side did not answer as it should; the message says how, and names no secret. */
export class FetchFailure extends DomainError {
  readonly code = 'STATEMENT_UNAVAILABLE';
  readonly kind = 'unavailable';
}

/**
 * Gets JSON from a server of the settings. A redirect is refused, since it would carry the key elsewhere.
 * @throws FetchFailure
 */
export async function fetchJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { timeoutMs, sizeBytes }: FetchLimits,
): Promise<unknown> {
  const where = `${url.origin}${url.pathname}`;
  const signal = AbortSignal.timeout(timeoutMs); // for the body too
  const fail = (cause: unknown): never => {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'cannot be reached';
    throw new FetchFailure(`${where} ${what}.`, { cause });
  };
  const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch(fail);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new FetchFailure(`${where} answered ${response.status} instead of 200.`);
  }
  const text = await bodyOf(response, sizeBytes).catch(fail);
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new FetchFailure(`${where} did not answer with JSON of at most ${sizeBytes} bytes.`);
  }
}

/** @returns null when there is more than `sizeBytes` of it */
async function bodyOf(response: Response, sizeBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > sizeBytes) return null; // leaving the loop cancels the rest
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
