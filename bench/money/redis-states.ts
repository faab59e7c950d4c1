import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis, type TestRedis } from '../../test/harness/servers/redis';
import type { Section } from '../support/benchmark';
import { table } from '../support/markdown';
import { runAll } from '../support/paired-rounds';
import { percentile } from '../support/statistics';
import { IN_FLIGHT } from './against-statements';
import { Gateway } from './gateway';
import { WaitingOrders } from './orders';
import { withService } from './scene';

const NOTIFICATIONS = 3000;
const FLUSH_EVERY_MS = 100;

/** What may happen to Redis while the bank's notifications come in; each returns how to end it. */
const STATES: Readonly<Record<string, (redis: TestRedis) => Promise<() => Promise<unknown>>>> = {
  up: () => Promise.resolve(() => Promise.resolve()),
  'emptied ten times a second': (redis) => Promise.resolve(keepFlushing(redis.url)),
  dead: async (redis) => {
    await redis.kill();
    return () => redis.restart();
  },
};

/** How long a bank waits for its answer, whatever Redis does. */
export const redisStates: Section = async ({ quick }) => {
  const redis = await startRedis();
  try {
    return await withService({ REDIS_URL: redis.url }, async (scene) => {
      const gateway = new Gateway(scene.service.baseUrl);
      const orders = await WaitingOrders.open(scene);
      const count = quick ? IN_FLIGHT : NOTIFICATIONS;
      const notify = (order: Parameters<Gateway['notify']>[0]) => gateway.notify(order);
      await runAll(await orders.take(count), notify, IN_FLIGHT); // to warm up
      const rows: string[][] = [];
      for (const [name, bring] of Object.entries(STATES)) {
        const given = await orders.take(count);
        const end = await bring(redis);
        const { latenciesMs, wallMs } = await runAll(given, notify, IN_FLIGHT);
        await end();
        const [p50, p99] = [50, 99].map((percent) => percentile(latenciesMs, percent).toFixed(0));
        rows.push([
          name,
          ((1000 * count) / wallMs).toFixed(0),
          p50!,
          p99!,
          Math.max(...latenciesMs).toFixed(0),
        ]);
      }
      gateway.close();
      return [
        `### The webhook's answer, ${count} notifications each, ${IN_FLIGHT} in flight (goal: p99 below 250 ms)`,
        table(['Redis', 'settled, /s', 'p50, ms', 'p99, ms', 'worst, ms'], rows),
      ].join('\n\n');
    });
  } finally {
    await redis.stop();
  }
};

function keepFlushing(redisUrl: string): () => Promise<void> {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  let over = false;
  const flushing = (async () => {
    while (!over) {
      socket.write('FLUSHALL\r\n');
      await sleep(FLUSH_EVERY_MS);
    }
  })();
  return async () => {
    over = true;
    await flushing;
    socket.destroy();
  };
}
