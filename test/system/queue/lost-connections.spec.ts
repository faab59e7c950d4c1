import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import '../../../src/platform/queue/bull-queue';
import { closeQueue } from '../../../src/platform/queue/close-queue';
import { redisOptions } from '../../../src/platform/queue/redis-client';
import { withinLimit } from '../../../src/shared/application/within-limit';
import { eventually } from '../../harness/eventually';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { TcpProxy } from '../../harness/servers/tcp-proxy';

describe('A queue goes on with its Redis', () => {
  let redis: TestRedis;
  let network: TcpProxy;
  let queue: Bull.Queue;
  beforeEach(async () => {
    redis = await startRedis();
    network = await TcpProxy.before(redis.url);
    queue = new Bull('lost', network.url.replace('http:', 'redis:'), { redis: redisOptions });
    queue.on('error', () => undefined); // that Redis is away
    void queue.process(() => Promise.resolve());
    await work(); // its connections have their names by now
  });
  afterEach(async () => {
    await closeQueue(queue);
    await network.close();
    await redis.stop();
  });

  /** Has a job added and worked off. */
  async function work(): Promise<void> {
    const done = new Promise((resolve) => queue.once('completed', resolve));
    await withinLimit(Promise.all([done, queue.add({})]), 60_000, 'The queue is dead.');
  }

  it('when its connections were cut as soon as they opened, as by a balancer that had lost it', async () => {
    let cuts = 0;
    network.fromClient = () => {
      cuts += 1;
      return null;
    };
    network.cut();
    await eventually(() => cuts >= 5 * queue.clients.length);
    network.calm();
    await work();
  });

  it('when its connections were cut once, and leaves the new ones alone', async () => {
    network.cut();
    await work();
    await eventually(() => queue.clients.every(({ status }) => status === 'ready'));
    const lost = jest.fn();
    for (const client of queue.clients) client.on('close', lost);
    await sleep(redisOptions.socketTimeout + 1_000);
    expect(lost).not.toHaveBeenCalled();
  });

  it('when nothing comes through its connections and nobody is told, as behind a router that died', async () => {
    network.strand();
    await work();
  });
});
