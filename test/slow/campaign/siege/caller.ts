import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What came back for a call. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is bytes. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Calls the service from one address of this machine (127.0.0.0/8), so that limits by address act. */
export class Caller {
  private readonly agent: Agent;

  /** @param keepAlive keeps connections; without it each call needs a new one, as a newcomer does */
  constructor(
    private readonly baseUrl: string,
    private readonly localAddress: string,
    keepAlive: boolean,
  ) {
    this.agent = new Agent({ keepAlive });
  }

  /** @throws Error when no whole answer comes */
  call(method: string, path: string, { headers = {}, body, signal }: CallOptions = {}): Promise<Answer> {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const { agent, localAddress } = this;
    return new Promise((resolve, reject) => {
      const sent = request(
        this.baseUrl + path,
        {
          ...{ method, agent, localAddress, signal },
          headers: {
            ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** The result of a success in the envelope. */
// oxlint-disable-next-line typescript/no-explicit-any -- the callers name the fields that they look at
export const resultOf = ({ body }: Answer): any =>
  (JSON.parse(body.toString()) as { result: unknown }).result;

/** `name=token` of every cookie that an answer sets. */
export const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
