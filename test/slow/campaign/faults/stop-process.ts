import { APIS, type Fault, WORKERS } from './fault';

/** SIGTERM under load, as an update does. */
export const stopProcess: Fault = {
  name: 'stop-process',
  draw(random) {
    const target = random.pick([...APIS, ...WORKERS]);
    return {
      target,
      detail: target,
      async run(world) {
        await world.member(target).terminate();
        return true;
      },
    };
  },
};
