import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault';

/** No audio can be stored for a while. */
export const fullDisk: Fault = {
  name: 'full-disk',
  draw(random) {
    const forMs = random.between(500, 3_000);
    return {
      target: 'disk',
      detail: `for ${forMs} ms`,
      async run({ disk }) {
        await disk.fill();
        await sleep(forMs);
        await disk.free();
        return true;
      },
    };
  },
};
