import { randomBytes } from 'node:crypto';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { eventually } from '../../harness/eventually';
import type { S3Access } from '../../../src/config/s3';
import { storedKeyOf } from '../../../src/synthesis/application/audio-names';
import { AudioUnavailable } from '../../../src/synthesis/domain/synthesis.errors';
import { S3AudioStore } from '../../../src/synthesis/infrastructure/store/s3-audio-store';
import { startS3, type TestS3 } from '../../harness/servers/s3-server';
import { TcpProxy } from '../../harness/servers/tcp-proxy';
import { describeAudioStore } from '../../contracts/audio-store.contract';

const newKey = (): string => randomBytes(20).toString('hex');

let server: TestS3;
beforeAll(async () => (server = await startS3()), 300_000);
afterAll(() => server.stop());

describeAudioStore('S3 bucket', {
  async open() {
    const store = await S3AudioStore.open(await server.newBucket());
    return { store, close: () => store.close() };
  },
});

async function read(store: S3AudioStore, key: string): Promise<Buffer | null> {
  const body = await store.open(key);
  return body && Buffer.concat(await body.toArray());
}

async function listed(store: S3AudioStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

/** Has the server list so many objects at once, and not 1,000, which take long to store. @returns a spy on the questions */
function askForPagesOf(length: number): jest.SpyInstance {
  const client = S3Client.prototype as { send: (command: unknown, ...rest: unknown[]) => Promise<unknown> };
  const { send } = client;
  return jest.spyOn(client, 'send').mockImplementation(function (this: S3Client, command, ...rest) {
    if (command instanceof ListObjectsV2Command) command.input.MaxKeys = length;
    return send.call(this, command, ...rest);
  });
}

describe('S3AudioStore', () => {
  let access: S3Access;
  let store: S3AudioStore;
  beforeEach(async () => {
    access = await server.newBucket();
    store = await S3AudioStore.open(access);
  });
  afterEach(() => store.close());

  it.each<[string, Partial<S3Access>, RegExp]>([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch/],
    ['an unknown key', { accessKeyId: 'nobody' }, /InvalidAccessKeyId/],
    ['a bucket that does not exist', { bucket: 'nowhere' }, /nowhere at http.*NoSuchBucket/],
    ['an address where nobody listens', { endpoint: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
  ])('is not opened with %s', async (_fault, change, reason) => {
    await expect(S3AudioStore.open({ ...access, ...change })).rejects.toThrow(reason);
  });

  it('leaves nothing of its trial at the opening', async () => {
    expect(await listed(store)).toEqual([]);
  });

  it('gives the objects of an earlier version, whose names opened them, new names', async () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = access;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint: endpoint ?? '', forcePathStyle: true, region, credentials });
    const keys = Array.from({ length: 20 }, newKey);
    for (const key of keys)
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `audio/${key}`, Body: `said ${key}` }));
    const opened = await Promise.all([S3AudioStore.open(access), S3AudioStore.open(access)]);
    expect(await listed(store)).toEqual(keys.map(storedKeyOf).sort());
    for (const key of keys) expect(String(await read(store, storedKeyOf(key)))).toBe(`said ${key}`);
    const left = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'audio/' }));
    expect(left.KeyCount).toBe(0);
    for (const each of opened) await each.close();
    client.destroy();
  });

  it('never replaces a file, and takes the same one twice', async () => {
    const [key, bytes] = [newKey(), randomBytes(1000)];
    await store.put(key, bytes);
    await store.put(key, bytes);
    await expect(store.put(key, randomBytes(1000))).rejects.toThrow('PreconditionFailed');
    expect((await read(store, key))?.equals(bytes)).toBe(true);
  });

  it('lists page after page, and nothing of strangers', async () => {
    const client = new S3Client({
      ...access,
      endpoint: access.endpoint ?? '',
      credentials: access,
      forcePathStyle: true,
    });
    for (const Key of ['recordings/READ.ME', 'other/abcdefgh', 'abcdefgh']) {
      await client.send(new PutObjectCommand({ Bucket: access.bucket, Key, Body: 'x' }));
    }
    client.destroy();
    const keys = Array.from({ length: 45 }, newKey).sort();
    await Promise.all(keys.map((key) => store.put(key, Buffer.from('x'))));
    const pages = askForPagesOf(20);
    expect(await listed(store)).toEqual(keys);
    expect(pages).toHaveBeenCalledTimes(3);
    pages.mockRestore();
  });

  it('says that the audio is unavailable while the server is down, and reads it when it is back', async () => {
    const key = newKey();
    await store.put(key, Buffer.from('x'));
    await server.kill();
    await expect(store.open(key)).rejects.toBeInstanceOf(AudioUnavailable);
    await expect(store.put(newKey(), Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
    await expect(store.remove(key)).rejects.toThrow('ECONNREFUSED');
    await expect(listed(store)).rejects.toThrow('ECONNREFUSED');
    await server.restart();
    expect(await listed(store)).toEqual([key]);
    expect(String(await read(store, key))).toBe('x');
  });

  describe('over a bad network', () => {
    let proxy: TcpProxy;
    let far: S3AudioStore;
    beforeEach(async () => {
      proxy = await TcpProxy.before(access.endpoint ?? '');
      far = await S3AudioStore.open({ ...access, endpoint: proxy.url });
    });
    afterEach(async () => {
      await far.close();
      await proxy.close();
    });

    it('stores a file once although the answer is lost', async () => {
      const [key, bytes] = [newKey(), randomBytes(50_000)];
      let answers = 0;
      proxy.fromServer = (answer) => (answers++ === 0 ? null : answer);
      await far.put(key, bytes);
      expect(answers).toBeGreaterThan(1);
      expect((await read(store, key))?.equals(bytes)).toBe(true);
    });

    it('refuses a file that was damaged on its way', async () => {
      const [key, mark] = [newKey(), 'SOUND AS IT WAS MADE'];
      proxy.fromClient = (bytes) =>
        Buffer.from(bytes.toString('latin1').replace(mark, mark.toLowerCase()), 'latin1');
      await expect(far.put(key, Buffer.from(mark))).rejects.toThrow('XAmzContentSHA256Mismatch');
      expect(await store.open(key)).toBeNull();
    });

    it('shows nothing of a file whose upload was cut', async () => {
      const key = newKey();
      let sent = 0;
      proxy.fromClient = (bytes) => ((sent += bytes.length) > 500_000 ? null : bytes);
      await expect(far.put(key, randomBytes(3_000_000))).rejects.toThrow();
      expect(await store.open(key)).toBeNull();
    });

    it('never ends a file that was cut as if it were whole', async () => {
      const key = newKey();
      await store.put(key, randomBytes(3_000_000));
      let received = 0;
      proxy.fromServer = (bytes) => ((received += bytes.length) > 1_000_000 ? null : bytes);
      await expect(read(far, key)).rejects.toThrow(/aborted/);
    });

    it('ends the connection of a file that nobody reads to its end', async () => {
      const key = newKey();
      await store.put(key, randomBytes(3_000_000));
      const bodies = await Promise.all(Array.from({ length: 60 }, () => far.open(key)));
      expect(proxy.connections).toBeGreaterThanOrEqual(60);
      for (const body of bodies) body?.destroy();
      await eventually(() => proxy.connections <= 1); // one is kept
      expect((await read(far, key))?.length).toBe(3_000_000);
    });
  });
});
