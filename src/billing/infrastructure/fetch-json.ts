import { DomainError } from '../../shared/domain/domain-error';

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

/** What a server answered, whatever its status. */
export interface JsonAnswer {
  readonly status: number;
  /** Undefined where it is no JSON, or too much. */
  readonly body: unknown;
}

const placeOf = (url: URL): string => `${url.origin}${url.pathname}`;

/**
 * Gets JSON from a server of the settings.
 * @throws FetchFailure
 */
export async function fetchJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: FetchLimits,
): Promise<unknown> {
  const { status, body } = await exchangeJson(url, { headers }, limits);
  if (status !== 200) throw new FetchFailure(`${placeOf(url)} answered ${status} instead of 200.`);
  if (body !== undefined) return body;
  throw new FetchFailure(`${placeOf(url)} did not answer with JSON of at most ${limits.sizeBytes} bytes.`);
}

/**
 * Calls a server of the settings. A redirect is not followed, since it would carry the key elsewhere.
 * @throws FetchFailure when it cannot be reached or takes too long
 */
export async function exchangeJson(
  url: URL,
  call: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  { timeoutMs, sizeBytes }: FetchLimits,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs); // for the body too
  const fail = (cause: unknown): never => {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'cannot be reached';
    throw new FetchFailure(`${placeOf(url)} ${what}.`, { cause });
  };
  const response = await fetch(url, { ...call, signal, redirect: 'manual' }).catch(fail);
  const text = await bodyOf(response, sizeBytes).catch(fail);
  return { status: response.status, body: parsed(text ?? '') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
