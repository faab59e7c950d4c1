import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { EventLoopPacer } from '../../../src/platform/admission/event-loop-pacer';
import { SLOWEST_READER } from '../../../src/platform/http/connections/connection';
import { ConnectionGuard } from '../../../src/platform/http/connections/connection-guard';
import type { ConnectionLimits } from '../../../src/platform/http/connections/connection-limits';
import { createLogger } from '../../../src/platform/logging/logger';

const REQUEST = 'GET / HTTP/1.1\r\nHost: loa\r\n\r\n';
const NEVER_MS = 2 ** 31 - 1;
/** More than the buffers of both sides hold. */
const LONG = Buffer.alloc(64 * 2 ** 20, 'x');

/** A client at an address of its own, and what it has received. */
class Caller {
  received = '';
  isClosed = false;

  constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined).once('close', () => (this.isClosed = true));
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async answer(): Promise<string> {
    await this.until(() => this.isClosed || this.received.includes('\r\n\r\n'));
    return this.received.split('\r\n', 1)[0] ?? '';
  }
}

describe('ConnectionGuard', () => {
  let server: Server;
  let guard: ConnectionGuard;
  let pacer: EventLoopPacer;
  /** Calls that the server has taken up and not answered. */
  let calls: { request: IncomingMessage; response: ServerResponse }[];
  const callers: Caller[] = [];

  async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
    calls = [];
    server = createServer((request, response) => {
      calls.push({ request, response });
      server.emit('taken up');
    });
    const all = { inAll: 1000, perNetwork: 1000, isProxy: () => false, ...limits };
    pacer = new EventLoopPacer(8, () => 0); // time stands still: only turns count
    guard = new ConnectionGuard(server, all, createLogger('silent'), NEVER_MS, pacer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  afterEach(async () => {
    callers.splice(0).forEach(({ socket }) => socket.destroy());
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** @returns once the server has it */
  async function caller(localAddress = '127.0.0.1'): Promise<Caller> {
    const { port } = server.address() as AddressInfo;
    const accepted = once(server, 'connection');
    const caller = new Caller(connect({ port, host: '127.0.0.1', localAddress }));
    callers.push(caller);
    await accepted;
    return caller;
  }

  async function callerBeingServed(localAddress?: string): Promise<Caller> {
    const served = await caller(localAddress);
    const takenUp = once(server, 'taken up');
    served.socket.write(REQUEST);
    await takenUp;
    return served;
  }

  const answerLast = (body: Buffer | string = 'ok'): void => void calls.at(-1)?.response.end(body);

  it('makes room for a new connection by ending the one that is silent longest', async () => {
    await serve({ inAll: 3 });
    const [first, second] = [await caller(), await caller()];
    await callerBeingServed();
    const served = await callerBeingServed();
    answerLast();
    expect(await served.answer()).toBe('HTTP/1.1 200 OK');
    await first.until(() => first.isClosed);
    expect(second.isClosed).toBe(false);
  });

  it('ends a silent connection first, then one between calls, then one whose client does not read', async () => {
    await serve({ inAll: 3 });
    const reader = await callerBeingServed();
    reader.socket.pause();
    answerLast(LONG);
    guard.look(0);
    guard.look(1); // it has not moved since
    const idle = await callerBeingServed();
    answerLast();
    await idle.answer();
    const silent = await caller();
    for (const next of [silent, idle, reader]) {
      expect(next.isClosed).toBe(false);
      await callerBeingServed();
      next.socket.resume();
      await next.until(() => next.isClosed);
    }
    const refused = await caller();
    expect(await refused.answer()).toBe('HTTP/1.1 503 Service Unavailable');
  });

  it('makes room at the cost of the network with the most connections', async () => {
    await serve({ inAll: 4 });
    const single = await caller('127.0.0.3');
    const crowd = [
      await callerBeingServed('127.0.0.2'),
      await caller('127.0.0.2'),
      await caller('127.0.0.2'),
    ];
    await callerBeingServed('127.0.0.2');
    await crowd[1]!.until(() => crowd[1]!.isClosed);
    await callerBeingServed('127.0.0.4');
    await crowd[2]!.until(() => crowd[2]!.isClosed);
    expect(single.isClosed).toBe(false);
    await callerBeingServed('127.0.0.4'); // the crowd is being served: only the single one is silent
    await single.until(() => single.isClosed);
  });

  it('refuses in the envelope what finds no room, and never ends a call that is being served', async () => {
    await serve({ inAll: 2 });
    const served = [await callerBeingServed(), await callerBeingServed()];
    const refused = await caller();
    expect(await refused.answer()).toBe('HTTP/1.1 503 Service Unavailable');
    expect(refused.received).toMatch(/^Retry-After: \d+\r$/m);
    expect(JSON.parse(refused.received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'UNAVAILABLE' });
    calls.forEach(({ response }) => response.end('ok'));
    for (const each of served) expect(await each.answer()).toBe('HTTP/1.1 200 OK');
  });

  it('holds each network to its limit, but not a proxy of ours', async () => {
    await serve({ perNetwork: 2, isProxy: (address) => address === '127.0.0.9' });
    for (let call = 0; call < 2; call++) await callerBeingServed('127.0.0.2');
    const refused = await caller('127.0.0.2');
    expect(await refused.answer()).toBe('HTTP/1.1 429 Too Many Requests');
    expect(JSON.parse(refused.received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
    });
    await callerBeingServed('127.0.0.3');
    for (let call = 0; call < 5; call++) await callerBeingServed('127.0.0.9');
    expect(calls).toHaveLength(8);
  });

  it('gives a place back when its connection ends, however it ends', async () => {
    await serve({ inAll: 1 });
    for (const end of [
      (each: Caller) => each.socket.destroy(),
      (each: Caller) => each.socket.resetAndDestroy(),
      () => calls.at(-1)?.response.destroy(),
    ]) {
      const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
      end(await callerBeingServed());
      await closed.catch(() => undefined);
    }
    const last = await callerBeingServed();
    answerLast();
    expect(await last.answer()).toBe('HTTP/1.1 200 OK');
  });

  it('hears a newcomer soon, however many connections of other networks came before', async () => {
    await serve({});
    server.setMaxListeners(0); // each caller waits for its connection
    const flood = Array.from({ length: 300 }, () => caller('127.0.0.2'));
    const newcomer = caller('127.0.0.3');
    for (const connecting of [...flood, newcomer]) {
      void connecting.then(({ socket }) => socket.write(REQUEST));
    }
    await (await newcomer).until(() => calls.length === 301);
    const order = calls.map(({ request }) => request.socket.remoteAddress);
    expect(order.slice(0, 200)).toContain('127.0.0.3');
  });

  it('does not hear a connection that is reset while it waits, and goes on', async () => {
    await serve({});
    const hear: (() => boolean)[] = [];
    const begin = jest.spyOn(pacer, 'begin').mockImplementation((_network, piece) => void hear.push(piece));
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const leaver = await caller();
    const [waiting] = await accepted;
    leaver.socket.write(REQUEST);
    await leaver.until(() => waiting.bytesRead > 0);
    leaver.socket.resetAndDestroy();
    await leaver.until(() => waiting.destroyed);
    expect(hear.map((piece) => piece())).toEqual([false]);
    begin.mockRestore();
    const next = await callerBeingServed();
    answerLast();
    expect(await next.answer()).toBe('HTTP/1.1 200 OK');
  });

  describe('of clients that are slow', () => {
    /** What may pass before so many bytes are taken. */
    const allowedMs = (bytes: number): number =>
      SLOWEST_READER.graceMs + (bytes * 1000) / SLOWEST_READER.bytesPerSec;
    const socketOf = (): Socket => calls.at(-1)!.request.socket;
    const taken = (): number => socketOf().bytesWritten - socketOf().writableLength;

    it('ends the one whose answer is not taken in time', async () => {
      await serve({});
      const slow = await callerBeingServed();
      slow.socket.pause();
      answerLast(LONG);
      const unread = socketOf().writableLength;
      expect(unread).toBeGreaterThan(LONG.length);
      guard.look(0);
      guard.look(allowedMs(unread) - 1);
      expect(socketOf().destroyed).toBe(false);
      guard.look(allowedMs(unread) + 1);
      expect(socketOf().destroyed).toBe(true);
      slow.socket.resume();
      await slow.until(() => slow.isClosed);
    });

    it('bears with a reader that goes on taking a little', async () => {
      await serve({});
      const slow = await callerBeingServed();
      const { response } = calls[0]!;
      Readable.from(Array<Buffer>(LONG.length / 65_536).fill(LONG.subarray(0, 65_536))).pipe(response);
      let [now, before] = [0, -1];
      for (let step = 0; step < 4; step++) {
        slow.socket.resume();
        await slow.until(() => taken() > before);
        slow.socket.pause();
        before = taken();
        guard.look(now);
        guard.look((now += SLOWEST_READER.graceMs));
      }
      expect(socketOf().destroyed).toBe(false);
    });

    it.each<[string, () => void]>([
      ['waits for its answer', () => undefined],
      ['follows events, of which there are none', () => calls[0]!.response.write('event: status\n\n')],
      ['has its answer', () => answerLast()],
    ])('bears with one that %s', async (_case, act) => {
      await serve({});
      const patient = await callerBeingServed();
      act();
      await patient.until(() => socketOf().writableLength === 0);
      guard.look(0);
      guard.look(1e9);
      expect(socketOf().destroyed).toBe(false);
    });
  });
});
