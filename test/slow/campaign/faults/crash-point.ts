import { CRASH_POINTS } from '../world/member';
import { APIS, type Fault, WORKERS } from './fault';

const REACH_LIMIT_MS = 8_000;

/** A process dies between two steps of paying or speaking. */
export const crashPoint: Fault = {
  name: 'crash-point',
  draw(random) {
    const point = random.pick(CRASH_POINTS);
    const target = random.pick(point.role === 'api' ? APIS : WORKERS);
    const passes = random.between(0, 2);
    return {
      target,
      detail: `${target} at "${point.name}" after ${passes} passes`,
      run: (world) => world.member(target).crashAt(point, passes, REACH_LIMIT_MS),
    };
  },
};
