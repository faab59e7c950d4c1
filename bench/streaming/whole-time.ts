import type { Section } from '../support/benchmark';
import { showSpread, table } from '../support/markdown';
import { inTurns, runAll } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import { SPEAKER_ID } from '../synthesis/texts';
import { listen, withEngines } from './listen';

const IN_FLIGHT = 2;
const REQUESTS = 4;
const QUICK_REQUESTS = 2;

/** What a stream takes to its end, against the blocking route and the fetching of its file. */
export const wholeTime: Section = async (options) => {
  const requests = options.quick ? QUICK_REQUESTS : REQUESTS;
  const rows = await withEngines(options, async ({ name, loa, nextText }) => {
    const rounds = await inTurns(options.rounds, () => {
      const texts = () => Array.from({ length: requests }, nextText);
      const speak = (text: string) => loa.speak({ input_text: text, speaker_id: SPEAKER_ID });
      return {
        ours: async () => (await runAll(texts(), (text) => listen(loa, text), IN_FLIGHT)).wallMs,
        peer: async () => (await runAll(texts(), speak, IN_FLIGHT)).wallMs,
      };
    });
    const typical = (side: 'ours' | 'peer') =>
      (spreadOf(rounds.map((round) => round[side])).median / requests).toFixed(0);
    const ratios = spreadOf(rounds.map(({ ours, peer }) => ours / peer));
    return [name, typical('ours'), typical('peer'), showSpread(ratios), '≤ 1.05'];
  });
  return [
    `### Whole time of a stream against the blocking route, ${IN_FLIGHT} in flight`,
    table(['engine', 'stream, ms', 'blocking, ms', 'ratio (min / median / max)', 'goal'], rows),
  ].join('\n\n');
};
