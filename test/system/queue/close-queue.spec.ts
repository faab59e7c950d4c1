import { once } from 'node:events';
import Bull from 'bull';
import '../../../src/platform/queue/bull-queue';
import { closeQueue } from '../../../src/platform/queue/close-queue';
import { redisOptions } from '../../../src/platform/queue/redis-client';
import { eventually } from '../../harness/eventually';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { TcpProxy } from '../../harness/servers/tcp-proxy';

describe('closeQueue', () => {
  let redis: TestRedis;
  let network: TcpProxy;
  let queue: Bull.Queue;
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);

  beforeEach(async () => {
    process.on('unhandledRejection', note);
    redis = await startRedis();
    network = await TcpProxy.before(redis.url);
    queue = new Bull('test', network.url.replace('http:', 'redis:'), { redis: redisOptions });
    queue.on('error', () => undefined); // that Redis is away
  });
  afterEach(async () => {
    process.off('unhandledRejection', note);
    await network.close();
    await redis.stop();
  });

  it('waits for the job that runs, and ends', async () => {
    let finish = (): void => undefined;
    const begun = new Promise<void>((isBegun) => {
      void queue.process(async () => {
        isBegun();
        await new Promise<void>((resolve) => (finish = resolve));
      });
    });
    await queue.add({});
    await begun;
    let isClosed = false;
    const closed = closeQueue(queue).then(() => (isClosed = true));
    await new Promise((resolve) => setTimeout(resolve, 700)); // longer than Bull gives its connections
    expect(isClosed).toBe(false);
    finish();
    await closed;
  });

  it('ends while Redis takes connections and says nothing', async () => {
    void queue.process(() => Promise.resolve());
    await queue.add({});
    await new Promise((resolve) => queue.once('completed', resolve));
    network.fromClient = () => Buffer.alloc(0);
    network.cut();
    await eventually(() => network.connections === queue.clients.length);
    await closeQueue(queue);
    await new Promise((resolve) => setTimeout(resolve, 100)); // for a rejection that nobody handles
    expect(rejections).toEqual([]);
  });

  describe('of a Redis that has just come back', () => {
    const forEver = { drainDelay: 86_400 }; // seconds for which it blocks

    beforeEach(async () => {
      await closeQueue(queue);
      queue = new Bull('patient', redis.url, { redis: redisOptions, settings: forEver });
      queue.on('error', () => undefined);
      void queue.process(() => Promise.resolve());
      await queue.add({});
      await new Promise((resolve) => queue.once('completed', resolve));
    });

    /** The connection that waits for jobs. */
    const blocking = () => queue.clients.at(-1)!;

    async function outage(): Promise<void> {
      await redis.kill();
      await eventually(() => queue.clients.every((client) => client.status === 'reconnecting'));
      await redis.restart();
    }

    it('does not wait for the jobs', async () => {
      await outage();
      await closeQueue(queue);
      expect(rejections).toEqual([]);
    });

    it('ends while the connection that waits for jobs is being opened', async () => {
      do {
        await outage();
      } while (blocking().status !== 'reconnecting'); // it was open before anybody looked
      await once(blocking(), 'connecting');
      await closeQueue(queue);
      expect(rejections).toEqual([]);
    });
  });

  it('ends before its connections are named', async () => {
    await queue.isReady();
    network.fromServer = () => Buffer.alloc(0);
    void queue.process(() => Promise.resolve());
    await closeQueue(queue);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rejections).toEqual([]);
  });
});
