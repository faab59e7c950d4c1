import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { Loose } from '../client';

const DATA = path.resolve(__dirname, '../../data');

/** The certificate of `localhost`, which is its own authority. */
export const CERTIFICATE = path.join(DATA, 'localhost-cert.pem');

/** One call of the receiver. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A customer's server: https, and answers as a test decides. */
export class WebhookReceiver {
  readonly calls: ReceivedCall[] = [];
  private readonly waiting: (() => void)[] = [];
  /** 204 at first. */
  answer: (response: ServerResponse, call: ReceivedCall) => void = (response) =>
    response.writeHead(204).end();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const key = readFileSync(path.join(DATA, 'localhost-key.pem'));
    const server = createServer({ key, cert: readFileSync(CERTIFICATE) });
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const call = { path: request.url ?? '', headers: request.headers, body };
        receiver.calls.push(call);
        for (const look of receiver.waiting.splice(0)) look();
        receiver.answer(response, call);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `https://localhost:${this.port}/events`;
  }

  /** Answers every call with this. */
  always(status: number, body = '', headers: Record<string, string> = {}): void {
    this.answer = (response) => response.writeHead(status, headers).end(body);
  }

  /** Waits until it has been called so often. @returns the calls */
  async called(times: number): Promise<readonly ReceivedCall[]> {
    while (this.calls.length < times) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.calls;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}

/** @returns what was sent. @throws unless it was signed with the secret, a moment ago */
export const verified = (secret: string, { headers, body }: ReceivedCall): Loose =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
