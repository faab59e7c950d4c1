import { APIS, type Fault, WORKERS } from './fault';

/** SIGKILL, as the kernel does when memory is short. */
export const killProcess: Fault = {
  name: 'kill-process',
  draw(random) {
    const target = random.pick([...APIS, ...WORKERS]);
    const downMs = random.between(0, 1_500);
    return {
      target,
      detail: `${target}, for ${downMs} ms`,
      async run(world) {
        await world.member(target).kill(downMs);
        return true;
      },
    };
  },
};
