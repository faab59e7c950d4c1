import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault';

/** Redis dies and comes back empty. */
export const killRedis: Fault = {
  name: 'kill-redis',
  draw(random) {
    const downMs = random.between(200, 4_000);
    return {
      target: 'redis',
      detail: `for ${downMs} ms`,
      async run({ redis }) {
        await redis.kill();
        await sleep(downMs);
        await redis.restart();
        return true;
      },
    };
  },
};

/** Redis forgets everything, and nobody is told. */
export const flushRedis: Fault = {
  name: 'flush-redis',
  draw: () => ({
    target: 'redis',
    detail: 'FLUSHALL',
    async run(world) {
      await world.flushRedis();
      return true;
    },
  }),
};
