import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault';

const ROUTES = ['postgres', 'redis', 'engine'] as const;

/** Every piece of data is late. */
export const slowNetwork: Fault = {
  name: 'slow-network',
  draw(random) {
    const target = random.pick(ROUTES);
    const [latencyMs, forMs] = [random.between(50, 400), random.between(500, 2_500)];
    return {
      target,
      detail: `${latencyMs} ms each way to ${target}, for ${forMs} ms`,
      async run({ network }) {
        network[target].latencyMs = latencyMs;
        await sleep(forMs);
        network[target].calm();
        return true;
      },
    };
  },
};

/** Every connection is cut. */
export const cutNetwork: Fault = {
  name: 'cut-network',
  draw(random) {
    const target = random.pick(ROUTES);
    return {
      target,
      detail: `to ${target}`,
      run({ network }) {
        const hadConnections = network[target].connections > 0;
        network[target].cut();
        return Promise.resolve(hadConnections);
      },
    };
  },
};

const nothing = Buffer.alloc(0);

/** Answers get lost without a word, until the connections are cut: half-open, as after a router's death. */
export const muteNetwork: Fault = {
  name: 'mute-network',
  draw(random) {
    const target = random.pick(ROUTES);
    const forMs = random.between(500, 2_500);
    return {
      target,
      detail: `from ${target}, for ${forMs} ms`,
      async run({ network }) {
        network[target].fromServer = () => nothing;
        await sleep(forMs);
        network[target].cut();
        network[target].calm();
        return true;
      },
    };
  },
};
