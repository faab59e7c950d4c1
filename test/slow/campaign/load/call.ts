import type { Journal } from '../journal';

/** Longer than a request may take whose worker was killed and which another takes up. */
const PATIENCE_MS = 30_000;

/** An answer; without one `http` is 0, and nobody knows what became of the call. */
export interface Reply {
  readonly http: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- clients name the fields that they look at
  readonly body: any;
}

export interface Call {
  readonly baseUrl: string;
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
}

/** Refusals that can be right: the same call is in flight. */
const FAIR_REFUSALS: readonly unknown[] = ['IDEMPOTENCY_IN_PROGRESS'];

/**
 * Posts once and notes what came of it. A cut connection is no error here.
 * @throws Error when the service refuses a call that is in order, as no fault can make it do
 */
export async function post(journal: Journal, call: Call): Promise<Reply> {
  const reply = await exchange(call);
  const { http, body } = reply;
  const { code, result } = body;
  journal.note('call', { path: call.path, key: call.headers['idempotency-key'], http, code, result });
  if (http >= 400 && http < 500 && !FAIR_REFUSALS.includes(code))
    throw new Error(`${call.path} answered ${http}: ${JSON.stringify(body)}`);
  return reply;
}

async function exchange({ baseUrl, path, body, headers }: Call): Promise<Reply> {
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { http: response.status, body: await response.json() };
  } catch (error) {
    return { http: 0, body: { code: String((error as Error).cause ?? error) } };
  }
}

/** The length of a file, or null when it is not to be had. */
export async function fileSize(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = await response.arrayBuffer();
    return response.status === 200 ? bytes.byteLength : null;
  } catch {
    return null; // the check asks again when the faults are over
  }
}
