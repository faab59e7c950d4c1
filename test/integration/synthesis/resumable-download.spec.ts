import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResumableDownload } from '../../../src/synthesis/infrastructure/store/resumable-download';

const BYTES = randomBytes(20_000_000); // more than the buffers between the two hold
const AT_ONCE_MS = 1;
const NEVER_MS = 2 ** 31 - 1;

describe('ResumableDownload', () => {
  let server: Server;
  let starts: number[];
  const downloads: ResumableDownload[] = [];

  beforeEach(async () => {
    starts = [];
    server = createServer(({ url = '' }, response) => {
      const first = Number(url.slice(1));
      starts.push(first);
      response.end(BYTES.subarray(first));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    downloads.splice(0).forEach((download) => download.destroy());
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  function begin(byte: number): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo;
    // A body that is destroyed tells its request too; the S3 client listens there.
    return new Promise((resolve) => get({ port, path: `/${byte}` }, resolve).on('error', () => undefined));
  }

  async function download(
    pauseLimitMs: number,
    beginAt: (byte: number) => Promise<IncomingMessage | null> = begin,
  ): Promise<ResumableDownload> {
    const begun = new ResumableDownload(await begin(0), BYTES.length, beginAt, pauseLimitMs);
    downloads.push(begun);
    return begun;
  }

  const connectionClosed = async (): Promise<void> => {
    const [socket] = (await once(server, 'connection')) as [IncomingMessage['socket']];
    await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  };

  it('is read in one go by a reader that does not pause', async () => {
    const bytes = Buffer.concat(await (await download(NEVER_MS)).toArray());
    expect(bytes.equals(BYTES)).toBe(true);
    expect(starts).toEqual([0]);
  });

  it('gives its connection back while nobody reads, and goes on where it stopped', async () => {
    const closed = connectionClosed();
    const paused = await download(AT_ONCE_MS);
    const first = (await once(paused, 'readable')) && (paused.read() as Buffer);
    await closed;
    const rest = Buffer.concat(await paused.toArray());
    expect(Buffer.concat([first, rest]).equals(BYTES)).toBe(true);
    expect(starts.length).toBeGreaterThan(1);
  });

  it('gives its connection back when its reader goes away', async () => {
    const closed = connectionClosed();
    (await download(NEVER_MS)).destroy();
    await closed;
  });

  it('fails, and never ends early, when it is not there any more', async () => {
    const closed = connectionClosed();
    const paused = await download(AT_ONCE_MS, () => Promise.resolve(null));
    await closed;
    await expect(paused.toArray()).rejects.toThrow('gone');
  });
});
