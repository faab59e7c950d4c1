import { Agent, type IncomingMessage, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A client that costs the machine little: connections stay open, and answers are parsed only on request. */
export class HttpCaller {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    readonly baseUrl: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** @param path with what follows the host */
  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = {
      ...this.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.baseUrl + path, { method, agent: this.agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The service had closed the connection that was used again (Node.js's docs, `request.reusedSocket`).
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(this.call(method, path, body));
        else reject(error);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /**
   * The body of an answer as it comes.
   * @throws Error unless the status is 200, and when the answer is cut off
   */
  async *stream(path: string, body: unknown): AsyncGenerator<Buffer> {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(this.baseUrl + path, { method: 'POST', agent: this.agent, headers }, resolve)
        .on('error', reject)
        .end(JSON.stringify(body));
    });
    if (response.statusCode !== 200) throw new Error(`POST ${path}: ${response.statusCode}`);
    for await (const chunk of response) yield chunk as Buffer;
  }

  close(): void {
    this.agent.destroy();
  }
}
