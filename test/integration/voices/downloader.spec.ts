import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Downloader } from '../../../src/voices/download/downloader';
import { freePort } from '../../harness/free-port';
import { type FileCall, FileServer, type Flaws } from '../../harness/servers/file-server';

/** Bytes that are the same in every run, without a pattern. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let i = 0; i < size; i++) bytes[i] = (state = (state * 48_271) % 0x7fffffff) & 255;
  return bytes;
}

const CONTENT = noise(300_000);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const MIRROR = '/mirror/voice.bin';

describe('A download', () => {
  let server: FileServer;
  let folder: string;
  let path: string;

  beforeEach(async () => {
    server = await FileServer.start(
      new Map([
        ['/voice.bin', CONTENT],
        [MIRROR, CONTENT],
      ]),
    );
    folder = mkdtempSync(join(tmpdir(), 'loa-download-'));
    path = join(folder, 'voice.bin');
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const download = (paths = ['/voice.bin'], signal = new AbortController().signal, silenceMs = 5_000) =>
    new Downloader({ proxy: { httpsProxy: null, noProxy: '' }, silenceMs, firstPauseMs: 1 }).download(
      { path, bytes: CONTENT.length, sha256: SHA256 },
      paths.map((each) => new URL(each, server.url)),
      () => undefined,
      signal,
    );
  /** Answers the first request with flaws, the others well. */
  const failOnce = (flaws: Flaws) => failTimes(1, flaws);
  const failTimes = (times: number, flaws: Flaws) => {
    server.answer = (call) => server.serve(call, server.calls.length <= times ? flaws : {});
  };
  const ranges = () => server.calls.map(({ headers }) => headers.range);
  const expectWhole = () => {
    expect(readFileSync(path).equals(CONTENT)).toBe(true);
    expect(existsSync(`${path}.part`)).toBe(false);
  };

  it('brings the file', async () => {
    await download();
    expectWhole();
    expect(server.calls[0]!.headers).toMatchObject({ 'accept-encoding': 'identity' });
  });

  it('goes on from fifty places where it was cut off', async () => {
    let state = 4_711;
    const cuts = Array.from({ length: 50 }, () => (state = (state * 48_271) % 0x7fffffff) % 5_000);
    server.answer = (call) => {
      const cutAfter = cuts.pop();
      server.serve(call, cutAfter === undefined ? {} : { cutAfter });
    };
    await download();
    expectWhole();
    expect(server.calls).toHaveLength(51);
  });

  it('goes on from what an earlier call has left, whose first bytes are checked with the rest', async () => {
    failTimes(100, { cutAfter: 0 });
    writeFileSync(`${path}.part`, CONTENT.subarray(0, 100_000));
    await expect(download()).rejects.toThrow('cannot be read');
    expect(readFileSync(`${path}.part`)).toHaveLength(100_000);
    server.answer = (call) => server.serve(call);
    await download();
    expectWhole();
    expect(ranges().at(-1)).toBe('bytes=100000-');
    expect(server.calls.at(-1)!.headers['if-range']).toBeUndefined();
  });

  it('asks for nothing when all of it is there', async () => {
    writeFileSync(`${path}.part`, CONTENT);
    await download();
    expectWhole();
    expect(server.calls).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['other bytes', noise(250_001).subarray(1)],
    ['too many', Buffer.concat([CONTENT, CONTENT])],
  ])('starts from the beginning when %s are there', async (_, left) => {
    writeFileSync(`${path}.part`, left);
    await download();
    expectWhole();
  });

  it('starts from the beginning when the file has changed meanwhile, and the server says so', async () => {
    failOnce({ content: noise(CONTENT.length).reverse(), cutAfter: 1_000 });
    await download();
    expectWhole();
    expect(server.calls[1]!.headers['if-range']).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it.each<[string, Flaws]>([
    ['starts elsewhere', { contentRange: `bytes 0-${CONTENT.length - 1}/${CONTENT.length}` }],
    ['is of another file', { contentRange: 'bytes 150000-299999/999999' }],
    ['is not said to be anything', { contentRange: 'bytes */300000' }],
    ['is all of it', { noRanges: true }],
  ])('starts from the beginning when the rest %s', async (_, flaws) => {
    server.answer = (call) => {
      const last = server.calls.length;
      server.serve(call, last === 1 ? { cutAfter: 150_000 } : last === 2 ? flaws : {});
    };
    await download();
    expectWhole();
  });

  it.each<[string, Flaws, RegExp]>([
    ['one wrong byte', { content: Buffer.from(CONTENT).fill(1, 7, 8) }, /has the checksum/],
    ['another length', { content: CONTENT.subarray(1) }, /of 299999 bytes, not of 300000/],
    ['more than there is', { content: Buffer.concat([CONTENT, CONTENT]) }, /of 600000 bytes, not of/],
    ['what is compressed', { content: gzipSync(CONTENT), headers: { 'content-encoding': 'gzip' } }, /gzip/],
    ['a wrong range', { contentRange: 'bytes 1-2/3', cutAfter: 9 }, /another piece/],
  ])(
    'takes the next address after %s, and says what is wrong when there is none',
    async (_, flaws, reason) => {
      server.answer = (call) => server.serve(call, call.path === MIRROR ? {} : flaws);
      await expect(download()).rejects.toThrow(reason);
      expect(existsSync(path)).toBe(false);
      await download(['/voice.bin', MIRROR]);
      expectWhole();
    },
  );

  it('stops reading what never ends', async () => {
    server.answer = ({ response }: FileCall) => {
      const pour = () => {
        while (!response.destroyed && response.write(CONTENT));
        response.once('drain', pour);
      };
      pour();
    };
    await expect(download()).rejects.toThrow('is not 300000 bytes long');
  });

  it.each([404, 403, 410])('does not ask again after %d', async (status) => {
    server.answer = ({ response }) => void response.writeHead(status).end();
    await expect(download()).rejects.toThrow(`answered ${status} for voice.bin`);
    expect(server.calls).toHaveLength(1);
  });

  it.each([429, 500, 503])('asks again after %d', async (status) => {
    server.answer = (call) => {
      if (server.calls.length > 3) return server.serve(call);
      call.response.writeHead(status, { 'retry-after': '0' }).end();
    };
    await download();
    expectWhole();
  });

  it('waits for as long as the server asks', async () => {
    server.answer = (call) => {
      if (server.calls.length > 1) return server.serve(call);
      call.response.writeHead(429, { 'retry-after': '1' }).end();
    };
    const startedAt = performance.now();
    await download();
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  it('gives up a server that answers nothing but 500', async () => {
    server.answer = ({ response }) => void response.writeHead(500).end();
    await expect(download()).rejects.toThrow('answered 500');
    expect(server.calls).toHaveLength(5);
  });

  it('is not led to plain http', async () => {
    const other = `${server.url}${MIRROR}`;
    server.answer = (call) => {
      if (call.path === MIRROR) return server.serve(call);
      call.response.writeHead(302, { location: other }).end();
    };
    await expect(download()).rejects.toThrow(/redirects to http:, not to https/);
    expect(server.calls.map((call) => call.path)).toEqual(['/voice.bin']);
  });

  it('gives up a server that falls silent, before or after its first bytes', async () => {
    server.answer = ({ response }) => void (server.calls.length % 2 || response.writeHead(200).write('x'));
    await expect(download(['/voice.bin'], undefined, 50)).rejects.toThrow('sent nothing for 0.05 s');
  });

  it('waits for a slow server', async () => {
    server.answer = async ({ response }) => {
      for (let at = 0; at < CONTENT.length; at += 30_000) {
        response.write(CONTENT.subarray(at, at + 30_000));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      response.end();
    };
    await download();
    expectWhole();
    expect(server.calls).toHaveLength(1);
  });

  it('ends when it is told to, and keeps what has come', async () => {
    const stop = new AbortController();
    server.answer = ({ response }) =>
      void response.write(CONTENT.subarray(0, 1_000), () => setTimeout(() => stop.abort(), 100));
    await expect(download(['/voice.bin'], stop.signal)).rejects.toThrow('aborted');
    expect(readFileSync(`${path}.part`)).toHaveLength(1_000);
  });

  it('fails when there is no network', async () => {
    const address = `http://localhost:${await freePort()}/voice.bin`;
    await expect(download([address])).rejects.toThrow(/^localhost:\d+ cannot be read: .*ECONNREFUSED/);
  });

  it('fails at once when the disk is full', async () => {
    symlinkSync('/dev/full', `${path}.part`);
    await expect(download()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(server.calls).toHaveLength(1);
  });
});
