import { availableParallelism } from 'node:os';
import { Service } from '../../test/harness/service';
import type { Section } from '../support/benchmark';
import { showSpread, table } from '../support/markdown';
import { inTurns, runAll } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import { IN_FLIGHT } from './against-statements';
import { Gateway } from './gateway';
import { WaitingOrders } from './orders';
import { withService } from './scene';

const NOTIFICATIONS = 800;
/** Two API processes, PostgreSQL's and the one that asks: with fewer they only alternate. */
const PROCESSORS_WANTED = 4;

/** Whether a second API process on the same database settles more. */
export const twoProcesses: Section = ({ rounds, quick }) =>
  withService({}, async (scene) => {
    const { databaseUrl, dataDir } = scene.service;
    const second = await Service.start({
      continues: { databaseUrl, dataDir },
      variables: { LOG_LEVEL: 'warn', ESPEAK: 'builtin' },
    });
    try {
      const gateways = [scene.service, second].map(({ baseUrl }) => new Gateway(baseUrl));
      const orders = await WaitingOrders.open(scene);
      const count = quick ? IN_FLIGHT : NOTIFICATIONS;
      const settleWith = (processes: number) => async () => {
        const numbered = [...(await orders.take(count)).entries()];
        const run = await runAll(numbered, ([i, order]) => gateways[i % processes]!.notify(order), IN_FLIGHT);
        return (1000 * count) / run.wallMs;
      };
      const played = await inTurns(rounds, () => ({ ours: settleWith(2), peer: settleWith(1) }));
      for (const gateway of gateways) gateway.close();
      const typical = (side: 'ours' | 'peer') =>
        spreadOf(played.map((round) => round[side])).median.toFixed(0);
      const row = [
        typical('ours'),
        typical('peer'),
        showSpread(spreadOf(played.map(({ ours, peer }) => ours / peer))),
        '≥ 1.6',
      ];
      return [
        '### Webhook notifications settled by two API processes and by one',
        table(['two, /s', 'one, /s', 'times as many', 'goal'], [row]),
        ...(availableParallelism() < PROCESSORS_WANTED ? [tooFew()] : []),
      ].join('\n\n');
    } finally {
      await second.stop();
    }
  });

const tooFew = (): string =>
  `This machine has ${availableParallelism()} processors, and one API process, PostgreSQL and the benchmark itself ` +
  'keep them busy: a second API process finds no free one, and the goal cannot be reached here.';
