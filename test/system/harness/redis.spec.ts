import { transformFile } from '@swc/core';
import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Redis from 'ioredis';
import { nodeForEverybody } from '../../harness/launcher-installation';
import { findRedis } from '../../harness/servers/redis-binary';
import { TOOLS_LIMIT_MS } from '../../harness/tools';
import { startRedis, type TestRedis, useRedis } from '../../harness/servers/redis';

const running: TestRedis[] = [];

afterEach(async () => {
  for (const redis of running.splice(0)) await redis.stop();
});

async function start(options?: Parameters<typeof startRedis>[0]): Promise<TestRedis> {
  const redis = await startRedis(options);
  running.push(redis);
  return redis;
}

async function command<Result>(url: string, work: (client: Redis) => Promise<Result>): Promise<Result> {
  const client = new Redis(url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => undefined); // the command's own rejection tells
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

describe('startRedis', () => {
  it('gives a real Redis, a different one every time', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    await command(one.url, (client) => client.set('greeting', 'chào'));
    expect(await command(one.url, (client) => client.get('greeting'))).toBe('chào');
    expect(await command(other.url, (client) => client.get('greeting'))).toBeNull();
    expect(
      await command(one.url, (client) => client.eval('return cmsgpack.unpack(cmsgpack.pack(7))', 0)),
    ).toBe(7);
  });

  it('can be killed and started again with what it had on disk', async () => {
    const redis = await start({ appendonly: true });
    await command(redis.url, (client) => client.set('kept', 'yes'));
    const { pid } = redis;
    await redis.kill();
    await expect(command(redis.url, (client) => client.ping())).rejects.toThrow();
    await redis.restart();
    expect(redis.pid).not.toBe(pid);
    expect(await command(redis.url, (client) => client.get('kept'))).toBe('yes');
  });

  it('forgets everything at a restart unless told to keep it', async () => {
    const redis = await start();
    await command(redis.url, (client) => client.set('kept', 'yes'));
    await redis.restart();
    expect(await command(redis.url, (client) => client.get('kept'))).toBeNull();
  });

  it('is gone after stop', async () => {
    const redis = await startRedis();
    await redis.stop();
    await expect(command(redis.url, (client) => client.ping())).rejects.toThrow();
  });
});

describe('useRedis', () => {
  afterEach(() => delete process.env.TEST_REDIS_URL);

  it('takes an emptied database of the Redis that TEST_REDIS_URL names', async () => {
    const external = await start();
    process.env.TEST_REDIS_URL = external.url;
    const first = await useRedis();
    await command(first.url, (client) => client.set('old', 'yes'));
    await command(external.url, (client) => client.set('theirs', 'yes'));
    const second = await useRedis();
    expect(second.url).toBe(first.url);
    expect(await command(second.url, (client) => client.dbsize())).toBe(0);
    expect(await command(external.url, (client) => client.get('theirs'))).toBe('yes');
  });

  it('fails when nobody answers at TEST_REDIS_URL', async () => {
    process.env.TEST_REDIS_URL = 'redis://127.0.0.1:1';
    await expect(useRedis()).rejects.toThrow('TEST_REDIS_URL does not work');
  });
});

describe('findRedis', () => {
  it(
    'unpacks Debian packages where the machine has no Redis, with no rights on it',
    async () => {
      const home = await mkdtemp(path.join(tmpdir(), 'loa-redis-cache-'));
      const uid = process.getuid!() === 0 ? 65_534 : process.getuid!();
      await chmod(home, 0o755);
      await mkdir(path.join(home, 'servers'));
      for (const name of ['servers/redis-binary', 'debian-package']) {
        const { code } = await transformFile(path.join(__dirname, '../../harness', `${name}.ts`), {
          jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
          module: { type: 'commonjs' },
        });
        await writeFile(path.join(home, `${name}.js`), code);
      }
      const cache = path.join(home, 'cache', 'redis');
      const program = path.join(home, 'program.js');
      await writeFile(
        program,
        `const folder = ${JSON.stringify(cache)};
         const tell = ({ path }) => console.log(path, require('node:fs').statSync(folder).ino);
         require('./servers/redis-binary').findRedis('', folder).then(tell);`,
      );
      await mkdir(path.dirname(cache));
      await chown(path.dirname(cache), uid, uid);

      const node = await nodeForEverybody(home);
      const find = () => promisify(execFile)(node, [program], { uid, gid: uid, cwd: '/' });
      const found = await Promise.all([find(), find(), find()]);
      found.push(await find());
      const { ino } = await stat(cache); // another copy in its place would have another
      expect(found.map(({ stdout }) => stdout.trim())).toEqual(
        Array(4).fill(`${path.join(cache, 'usr/bin/redis-server')} ${ino}`),
      );
      expect(await readdir(path.dirname(cache))).toEqual(['apt', 'redis']);
      await rm(home, { recursive: true });
    },
    TOOLS_LIMIT_MS,
  );

  it('says what to run when there is no Redis to be had', async () => {
    const nowhere = path.join('/proc', 'redis'); // nothing can be written there
    await expect(findRedis('', nowhere)).rejects.toThrow(
      'The tests need a Redis: run apt-get install redis-server',
    );
  });

  it('prefers what is on PATH', async () => {
    const bin = await mkdtemp(path.join(tmpdir(), 'loa-bin-'));
    await writeFile(path.join(bin, 'valkey-server'), '', { mode: 0o755 });
    expect(await findRedis(`/nowhere:${bin}`)).toEqual({
      path: path.join(bin, 'valkey-server'),
      libraryDirs: [],
    });
    await rm(bin, { recursive: true });
  });
});
