import { type AddressInfo, connect } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../src/platform/http/server/server';
import { createLogger } from '../../../src/platform/logging/logger';

const surroundings = { trustedProxies: () => false, isHttps: false };
const START = 'POST / HTTP/1.1\r\nHost: loa\r\nContent-Type: application/json\r\n';

describe('a sender who never ends', () => {
  let server: FastifyInstance;
  afterEach(() => server.close());

  const create = (slowestSender?: Parameters<typeof createServer>[2]): FastifyInstance =>
    createServer(createLogger('silent'), surroundings, slowestSender).getInstance<FastifyInstance>();

  async function listen(slowestSender: Parameters<typeof createServer>[2]): Promise<void> {
    server = create(slowestSender);
    server.post('/', () => 'ok');
    await server.listen({ port: 0, host: '127.0.0.1' });
  }

  /** Sends a byte now and then, for as long as the server listens. @returns what the server has said by then */
  async function dribble(start: string, byte: string): Promise<string> {
    const { port } = server.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    let isClosed = false;
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined); // a reset, when a byte comes after the end
    socket.once('close', () => (isClosed = true));
    socket.write(start);
    for await (const _ of every(20)) {
      if (isClosed) return received;
      socket.write(byte);
    }
    return received;
  }

  it.each([
    ['header', { headersMs: 200, requestMs: 60_000, checkedEveryMs: 20 }, START, 'X'],
    [
      'body',
      { headersMs: 200, requestMs: 400, checkedEveryMs: 20 },
      `${START}Content-Length: 99999\r\n\r\n`,
      ' ',
    ],
  ])('of a %s is told so and closed, however busy', async (_name, slowestSender, start, byte) => {
    await listen(slowestSender);
    const answer = await dribble(start, byte);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"INVALID_PARAMS"');
    expect(answer).toContain('"errors":[{"field":"request","code":"TOO_SLOW",');
  });

  it('has 10 s for the header and 30 s for all', () => {
    server = create();
    const { headersTimeout, requestTimeout } = server.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });
});
