import { errorOf, LoaError } from './loa-error.ts';
import { retryDelayMs, wait } from './retries.ts';

/** Where the service is, and how to reach it. */
export interface LoaOptions {
  /** Address of the service, such as `https://loa.example`. */
  readonly baseUrl: string;
  /** An API key of the account. */
  readonly apiKey: string;
  /** How often a call that may pass is sent again; 2 unless told otherwise. */
  readonly maxRetries?: number;
  /** What sends the calls; the platform's own `fetch` unless told otherwise. */
  readonly fetch?: typeof fetch;
}

/** One call of the API. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `baseUrl`, or a whole address, to which the key is not sent. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Sends calls, and sends them again where that may help. */
export class Transport {
  private readonly baseUrl: string;
  private readonly apiKey: string;
  private readonly maxRetries: number;
  private readonly fetch: typeof fetch;

  constructor(options: LoaOptions) {
    this.baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.apiKey = options.apiKey;
    this.maxRetries = options.maxRetries ?? 2;
    this.fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  }

  /**
   * @returns the result in the envelope
   * @throws LoaError
   */
  result<Result>(call: Call): Promise<Result> {
    return this.send(call, async (answer) => ((await answer.json()) as { result: Result }).result);
  }

  /** @throws LoaError */
  stream(call: Call): Promise<Response> {
    return this.send(call, (answer) => Promise.resolve(answer));
  }

  private async send<Taken>(call: Call, take: (answer: Response) => Promise<Taken>): Promise<Taken> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.attempt(call, take);
      } catch (error) {
        if (!(error instanceof LoaError) || attempt >= this.maxRetries) throw error;
        const delayMs = retryDelayMs(error, attempt, Math.random());
        if (delayMs === null) throw error;
        await wait(delayMs, call.signal);
      }
    }
  }

  private async attempt<Taken>(call: Call, take: (answer: Response) => Promise<Taken>): Promise<Taken> {
    call.signal?.throwIfAborted();
    try {
      const answer = await this.fetch(this.addressOf(call), this.requestOf(call));
      if (!answer.ok) throw await errorOf(answer);
      return await take(answer);
    } catch (error) {
      if (error instanceof LoaError || call.signal?.aborted) throw error;
      throw new LoaError('CONNECTION_FAILED', 'No answer came from Loa.', { cause: error });
    }
  }

  private addressOf({ path, query = {} }: Call): string {
    if (!path.startsWith('/')) return path;
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return this.baseUrl + path + (given.length > 0 ? `?${parameters.toString()}` : '');
  }

  private requestOf({ method, path, body, idempotencyKey, signal }: Call): RequestInit {
    const headers = new Headers();
    if (path.startsWith('/')) headers.set('authorization', `Bearer ${this.apiKey}`);
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    if (body) headers.set('content-type', 'application/json');
    return { method, headers, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) };
  }
}
