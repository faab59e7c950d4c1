import { once } from 'node:events';
import Bull from 'bull';
import '../../../src/platform/queue/bull-queue';
import { closeQueue } from '../../../src/platform/queue/close-queue';
import { redisOptions } from '../../../src/platform/queue/redis-connection';
import { withinLimit } from '../../../src/shared/application/within-limit';
import { eventually } from '../../harness/eventually';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { TcpProxy } from '../../harness/servers/tcp-proxy';

describe('A queue whose connections are cut as soon as they open, as by a balancer that has lost its Redis', () => {
  let redis: TestRedis;
  let network: TcpProxy;
  let queue: Bull.Queue;
  beforeAll(async () => {
    redis = await startRedis();
    network = await TcpProxy.before(redis.url);
    queue = new Bull('cut', network.url.replace('http:', 'redis:'), { redis: redisOptions });
    queue.on('error', () => undefined); // that Redis is away
    void queue.process(() => Promise.resolve());
  });
  afterAll(async () => {
    await closeQueue(queue);
    await network.close();
    await redis.stop();
  });

  /** A job that is added and worked off. */
  const work = () =>
    withinLimit(Promise.all([once(queue, 'completed'), queue.add({})]), 20_000, 'The queue is dead.');

  it('goes on when Redis is back', async () => {
    await work(); // its connections have their names by now
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
});
