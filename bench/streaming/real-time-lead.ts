import type { Section } from '../support/benchmark';
import { table } from '../support/markdown';
import { listen, withEngines } from './listen';

const STREAMS = 8;
const QUICK_STREAMS = 2;

/** Whether listeners of several streams at once ever wait for audio. */
export const realTimeLead: Section = async (options) => {
  const streams = options.quick ? QUICK_STREAMS : STREAMS;
  const rows = await withEngines(options, async ({ name, loa, nextText }) => {
    const leads: number[] = [];
    for (let round = 0; round < options.rounds; round++) {
      const heard = await Promise.all(Array.from({ length: streams }, () => listen(loa, nextText(), 'wav')));
      leads.push(...heard.map(({ leastLeadSec }) => leastLeadSec));
    }
    return [name, String(streams), Math.min(...leads).toFixed(2), '≥ 0'];
  });
  return [
    '### Lead over real time of streams side by side',
    table(['engine', 'streams', 'least lead, s', 'goal'], rows),
  ].join('\n\n');
};
