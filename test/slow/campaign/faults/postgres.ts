import type { Fault } from './fault';

/** The database server crashes and recovers. */
export const crashPostgres: Fault = {
  name: 'crash-postgres',
  draw: () => ({
    target: 'postgres',
    detail: 'immediate shutdown, then recovery',
    async run({ database }) {
      await database.crash();
      return true;
    },
  }),
};

/** Sessions end in whatever statement or transaction they are. */
export const endSessions: Fault = {
  name: 'end-sessions',
  draw(random) {
    const share = random.pick([0.2, 0.5, 1]);
    return {
      target: 'postgres',
      detail: `${share * 100} % of them`,
      run: async ({ database }) => (await database.endSessions(share)) > 0,
    };
  },
};
