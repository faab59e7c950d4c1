import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IssueKey, OpenAccount } from '../../../src/accounts';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { costs } from '../../../src/platform/admission/costs';
import { OpenCalls } from '../../../src/platform/admission/open-calls';
import { createLogger } from '../../../src/platform/logging/logger';
import { useBuiltWorkers } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { requestBytes, sendBytes } from '../../harness/wire';

useBuiltWorkers();

const MIB = 2 ** 20;
const JOBS = 'POST /api/v1/tts/jobs';
const ENTRIES = `/api/v1/dictionaries/${randomUUID()}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const ofLength = (bytes: number): string => `Content-Length: ${bytes}`;
const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;

describe('a large body', () => {
  let database: TestDatabase;
  let folder: string;
  let app: NestFastifyApplication;
  let baseUrl: string;
  const senders: Socket[] = [];

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-bodies-'));
    const environment = Environment.read({ NODE_ENV: 'test', DATA_DIR: folder });
    app = await createApp(environment, createLogger('silent'), database.url);
    await app.listen(0, '127.0.0.1');
    baseUrl = await app.getUrl();
  });
  afterEach(() => senders.splice(0).forEach((sender) => sender.destroy()));
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function newKey(): Promise<string> {
    const person = { email: `${randomUUID()}@example.com`, password: null, name: 'Test' };
    const { id } = await app.get(OpenAccount).execute({ ...person, role: 'customer' });
    return `Authorization: Bearer ${(await app.get(IssueKey).execute(id, 'test')).key}`;
  }

  /** Sends the head of a request, and nothing of its body. */
  function announce(line: string, headers: readonly string[], localAddress = '127.0.0.1'): Socket {
    const { hostname, port } = new URL(baseUrl);
    const sender = connect({ port: Number(port), host: hostname, localAddress });
    senders.push(sender);
    sender.setEncoding('latin1').on('error', () => undefined);
    sender.write(requestBytes(line, headers));
    return sender;
  }

  /** What comes back, until it has such a part. */
  async function received(sender: Socket, part: string): Promise<string> {
    let bytes = '';
    for await (const piece of sender.iterator({ destroyOnReturn: false })) {
      bytes += piece;
      if (bytes.includes(part)) return bytes;
    }
    throw new Error(`The connection was closed after ${bytes}`);
  }

  it.each([
    [JOBS, 'text/plain', 8 * MIB],
    [JOBS, 'application/json', 8 * MIB],
    [`PUT ${ENTRIES}/entries`, 'application/json', 2 * MIB],
    [`POST ${ENTRIES}/import`, 'text/csv', 2 * MIB],
  ])('of a stranger is refused before it has come: %s, %s', async (line, type, bytes) => {
    const sender = announce(line, [`Content-Type: ${type}`, ofLength(bytes)]);
    expect(await received(sender, '"errors":null}')).toMatch(/^HTTP\/1\.1 401 .*"code":"INVALID_API_KEY"/s);
    sender.write(' '.repeat(bytes) + requestBytes('GET /healthz')); // the connection goes on behind it
    expect(await received(sender, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('of a stranger who sends it all the same is refused so that it is heard', async () => {
    const body = ' '.repeat(8 * MIB - 1);
    const headers = { 'content-type': 'text/plain' };
    const answer = await fetch(`${baseUrl}/api/v1/tts/jobs`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'INVALID_API_KEY' }]);
  });

  it.each<[string, string, string]>([
    ['by its length', ofLength(8 * MIB + 1), ' '.repeat(8 * MIB + 1)],
    ['in chunks', CHUNKED, `${chunk(MIB).repeat(9)}0\r\n\r\n`],
  ])('that is too large %s is answered 413', async (_name, length, body) => {
    const headers = ['Content-Type: text/plain', 'Connection: close', length, await newKey()];
    const answer = await sendBytes(baseUrl, requestBytes(JOBS, headers, body), { readsLate: true });
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"code":"PAYLOAD_TOO_LARGE"/s);
  });

  it('has a place while it comes: beyond them is 503, and each is free again however its body ends', async () => {
    const { inAll, perAccount } = costs['speech-job'].open;
    const begin = jest.spyOn(OpenCalls.prototype, 'begin');
    /** Begins a body, and has a place for it. */
    async function hold(key: string, localAddress: string, length = ofLength(MIB)): Promise<Socket> {
      const before = begin.mock.results.length;
      const sender = announce(JOBS, ['Content-Type: text/plain', length, key], localAddress);
      await eventually(() => begin.mock.results.length > before);
      expect(begin.mock.results.at(-1)?.type).toBe('return');
      return sender;
    }
    const otherKey = await newKey();
    const short = [otherKey, 'Content-Type: text/plain', 'Connection: close', ofLength(1)];
    const another = () => sendBytes(baseUrl, requestBytes(JOBS, short, ' '));
    const crowd = await Promise.all(Array.from({ length: inAll / perAccount }, newKey));
    for (const [index, key] of crowd.entries())
      for (let place = 0; place < perAccount; place++) await hold(key, `127.0.0.${index + 2}`);
    const [whole, leaver] = senders as [Socket, Socket];
    const ends = [
      () => whole.write(' '.repeat(MIB)),
      () => leaver.destroy(),
      () => senders.at(-1)?.write(chunk(9 * MIB)), // the one that took a place last
    ];
    for (const end of ends) {
      expect(await another()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5\r\n.*"code":"UNAVAILABLE"/s);
      end();
      await eventually(async () => (await another()).startsWith('HTTP/1.1 400 '));
      await hold(crowd[0]!, '127.0.0.2', CHUNKED);
    }
    begin.mockRestore();
  });
});
