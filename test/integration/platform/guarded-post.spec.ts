import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkList } from '../../../src/config/networks';
import { AddressRules } from '../../../src/platform/network/address-rules';
import { GuardedPost } from '../../../src/platform/network/guarded-post';
import type { OutboundFaultCode } from '../../../src/platform/network/outbound-fault';
import { OutboundGuard } from '../../../src/platform/network/outbound-guard';
import { CERTIFICATE, WebhookReceiver } from '../../harness/servers/webhook-receiver';

const guard = new OutboundGuard(new AddressRules(networkList('127.0.0.1')), () =>
  Promise.resolve(['127.0.0.1']),
);
const trusting = new GuardedPost(guard, { ca: readFileSync(CERTIFICATE) });
const AMPLE = { connectMs: 30_000, totalMs: 60_000, answerBytes: 1024 };

const post = (
  url: string,
  limits: Partial<typeof AMPLE> = {},
  by = trusting,
  signal = new AbortController().signal,
) =>
  by.execute(
    {
      url: new URL(url),
      headers: { 'x-test': 'yes' },
      body: Buffer.from('xin chào'),
      limits: { ...AMPLE, ...limits },
    },
    signal,
  );

const textOf = async (answer: ReturnType<typeof post>) => Buffer.from((await answer).body).toString();

const fault = (code: OutboundFaultCode, message: string) => ({ code, message });

describe('GuardedPost', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterEach(() => receiver.stop());

  it('posts the body and answers what comes back', async () => {
    receiver.always(201, 'cảm ơn', { 'retry-after': '7' });
    const { statusCode, headers, body } = await post(receiver.url);
    expect([statusCode, headers['retry-after'], Buffer.from(body).toString()]).toEqual([201, '7', 'cảm ơn']);
    expect(receiver.calls).toMatchObject([
      { body: 'xin chào', headers: { 'x-test': 'yes', 'content-length': '9' } },
    ]);
  });

  it('reads no more of an answer than it may, however long it goes on', async () => {
    receiver.answer = (response) => {
      const write = () => {
        while (response.write('x'.repeat(1000)));
      };
      response.writeHead(200).on('drain', write);
      write();
    };
    expect(await textOf(post(receiver.url))).toBe('x'.repeat(1024));
  });

  it('takes the head for the answer where the body breaks off', async () => {
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('begun', () => response.destroy());
    };
    const { statusCode, body } = await post(receiver.url);
    expect([statusCode, Buffer.from(body).toString()]).toEqual([200, 'begun']);
  });

  it('takes the head for the answer where the body does not end in time', async () => {
    receiver.answer = (response) => void response.writeHead(200).write('begun');
    expect(await textOf(post(receiver.url, { totalMs: 500 }))).toBe('begun');
  });

  it('waits for an answer so long and no longer', async () => {
    receiver.answer = () => undefined;
    await expect(post(receiver.url, { totalMs: 300 })).rejects.toMatchObject(
      fault('ANSWER_TIMEOUT', 'there was no answer within 0.3 s'),
    );
  });

  it('waits for a connection, TLS included, so long and no longer', async () => {
    const silent = await listen(createServer());
    await expect(post(`https://localhost:${silent.port}`, { connectMs: 100 })).rejects.toMatchObject(
      fault('CONNECT_TIMEOUT', 'no connection within 0.1 s'),
    );
    await silent.close();
  });

  it('trusts no certificate that nobody vouches for', async () => {
    await expect(post(receiver.url, {}, new GuardedPost(guard))).rejects.toMatchObject(
      fault('TLS_FAILED', 'the connection failed: DEPTH_ZERO_SELF_SIGNED_CERT'),
    );
    await expect(post(`https://elsewhere.test:${receiver.port}`)).rejects.toMatchObject(
      fault('TLS_FAILED', 'the connection failed: ERR_TLS_CERT_ALTNAME_INVALID'),
    );
    expect(receiver.calls).toEqual([]);
  });

  it('tells why there is no connection', async () => {
    const free = await listen(createServer());
    await free.close();
    await expect(post(`https://localhost:${free.port}`)).rejects.toMatchObject(
      fault('CONNECTION_REFUSED', 'the connection failed: ECONNREFUSED'),
    );
  });

  it('speaks plain http where that is allowed, and to nothing that is no web server', async () => {
    const plain = await listen(createHttpServer((_request, response) => void response.end('đây')));
    // The system knows no such name: the connection goes to what the guard has found.
    expect(await textOf(post(`http://hooks.invalid:${plain.port}`))).toBe('đây');
    await plain.close();
    const rude = await listen(createServer((socket) => void socket.resetAndDestroy()));
    await expect(post(`http://localhost:${rude.port}`)).rejects.toMatchObject(
      fault('CONNECTION_CLOSED', 'the connection failed: ECONNRESET'),
    );
    await rude.close();
    const odd = await listen(createServer((socket) => void socket.end('220 smtp ready\r\n')));
    await expect(post(`http://localhost:${odd.port}`)).rejects.toMatchObject({
      code: 'NO_ANSWER',
      message: expect.stringMatching(/^the connection failed: HPE_/) as string,
    });
    await odd.close();
  });

  it('stops when it is told to', async () => {
    receiver.answer = () => undefined;
    const stop = new AbortController();
    const work = post(receiver.url, {}, trusting, stop.signal);
    await receiver.called(1);
    stop.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });
});

async function listen(server: Server): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): unknown }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
