import { BarePool } from '../peers/bare-pool';
import { lend } from '../support/lend';
import { Loa } from '../support/loa';
import { showSpread, table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { pairedRounds, type Round } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import { msPerRequest } from './comparison';
import { SPEAKER_ID, Texts } from './texts';
import { warmUp } from './warm-up';

const LENGTH = 500;
const REQUESTS = 32;
/** How many requests at a time, and the goal for the cost in percent. */
const LINES = [
  { inFlight: 2, goal: '≤ 10' },
  { inFlight: 4, goal: '≤ 5' },
];

/** What HTTP, accounts, credits, history and storage add to the same work done in a bare worker pool. */
export async function costOfService({ rounds, quick }: BenchOptions): Promise<string> {
  return lend(BarePool.open(), (peer) =>
    lend(Loa.start(), async (ours) => {
      const texts = new Texts(3);
      const sides = {
        ours: (text: string) => ours.speak({ input_text: text, speaker_id: SPEAKER_ID }),
        peer: (text: string) => peer.speak(text),
      };
      const warmUpBoth = async (inFlight: number) => {
        for (const speak of Object.values(sides)) await warmUp(speak, () => texts.next(LENGTH), inFlight);
      };
      const rows: string[][] = [];
      for (const { inFlight, goal } of quick ? LINES.slice(0, 1) : LINES) {
        if (!quick) await warmUpBoth(inFlight);
        const played = await pairedRounds({
          rounds,
          inFlight,
          inputs: () => texts.take(quick ? 2 : REQUESTS, LENGTH),
          ...sides,
        });
        rows.push([String(inFlight), ...compared(played), goal]);
      }
      return [
        `### Cost of the service over its engine in a bare worker pool, ${LENGTH} characters`,
        table(['in flight', 'service, ms', 'bare pool, ms', 'cost, % (min / median / max)', 'goal'], rows),
      ].join('\n\n');
    }),
  );
}

function compared(rounds: readonly Round<Buffer>[]): string[] {
  const typical = (side: keyof Round<Buffer>) =>
    spreadOf(rounds.map((round) => msPerRequest(round[side]))).median.toFixed(1);
  const costs = rounds.map(({ ours, peer }) => 100 * (msPerRequest(ours) / msPerRequest(peer) - 1));
  return [typical('ours'), typical('peer'), showSpread(spreadOf(costs), 1)];
}
