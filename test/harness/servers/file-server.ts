import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** One request, and where its answer goes. */
export interface FileCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
}

/** How an answer of `serve` differs from a right one. */
export interface Flaws {
  /** Bytes after which the connection is cut. */
  readonly cutAfter?: number;
  /** What is sent in place of the file. */
  readonly content?: Buffer;
  /** What `Content-Range` says. */
  readonly contentRange?: string;
  /** Leave `Range` unheeded. */
  readonly noRanges?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of files with ranges and ETags (RFC 9110), which does anything else when it is told so. */
export class FileServer {
  readonly calls: FileCall[] = [];
  /** What it does instead of serving well. */
  answer: (call: FileCall) => void | Promise<void> = (call) => this.serve(call);

  private constructor(
    private readonly files: ReadonlyMap<string, Buffer>,
    private readonly server: ReturnType<typeof createServer>,
    private readonly scheme: 'http' | 'https',
  ) {}

  /** @param files by path; @param tls makes it speak https */
  static async start(
    files: ReadonlyMap<string, Buffer>,
    tls?: { readonly key: string; readonly cert: string },
  ): Promise<FileServer> {
    const server = tls ? createSecureServer(tls) : createServer();
    const fileServer = new FileServer(files, server, tls ? 'https' : 'http');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const call = { path: request.url ?? '', headers: request.headers, response };
      fileServer.calls.push(call);
      void fileServer.answer(call);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fileServer;
  }

  get url(): string {
    return `${this.scheme}://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  /** Answers as a good server does, but for the flaws. */
  serve({ path, headers, response }: FileCall, flaws: Flaws = {}): void {
    const file = flaws.content ?? this.files.get(path);
    if (!file) return void response.writeHead(404).end();
    const etag = `"${createHash('md5').update(file).digest('hex')}"`;
    const from = flaws.noRanges ? 0 : startOf(headers, etag);
    if (from > file.length) return void response.writeHead(416).end();
    const part = file.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      etag,
      'content-length': part.length,
      ...(from > 0 && {
        'content-range': flaws.contentRange ?? `bytes ${from}-${file.length - 1}/${file.length}`,
      }),
      ...flaws.headers,
    });
    if (flaws.cutAfter === undefined || flaws.cutAfter >= part.length) return void response.end(part);
    response.write(part.subarray(0, flaws.cutAfter), () => response.destroy());
    if (flaws.cutAfter === 0) response.flushHeaders();
  }
}

function startOf(headers: IncomingHttpHeaders, etag: string): number {
  const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  return from !== undefined && isSame ? Number(from) : 0;
}
