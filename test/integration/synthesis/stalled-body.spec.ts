import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWhenStalled } from '../../../src/synthesis/infrastructure/store/stalled-body';

const LIMIT_MS = 500;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('endWhenStalled', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)));

  async function bodyFrom(answer: (response: ServerResponse) => void): Promise<IncomingMessage> {
    server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // A body that is destroyed tells its request too; the S3 client listens there.
    return new Promise((resolve) => get({ port }, resolve).on('error', () => undefined));
  }

  it('ends a body whose sender falls silent', async () => {
    const body = await bodyFrom((response) =>
      response.writeHead(200, { 'content-length': 100 }).write('half'),
    );
    await expect(endWhenStalled(body, LIMIT_MS).toArray()).rejects.toThrow('silent');
  });

  it('lets a reader pause as long as it likes', async () => {
    const bytes = Buffer.alloc(1_000_000, 'x');
    const body = endWhenStalled(await bodyFrom((response) => response.end(bytes)), LIMIT_MS);
    await pause(3 * LIMIT_MS);
    expect(Buffer.concat(await body.toArray())).toHaveLength(bytes.length);
  });
});
