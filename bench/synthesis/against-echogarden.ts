import { Echogarden } from '../peers/echogarden';
import type { BenchOptions } from '../support/options';
import { Loa } from '../support/loa';
import { lend } from '../support/lend';
import { compareAll } from './comparison';
import { SPEAKER_ID, Texts } from './texts';

const IN_FLIGHT = 20;

/** Many callers at once, against the nearest speech server on npm. */
export async function againstEchogarden({ rounds, quick }: BenchOptions): Promise<string> {
  return lend(Echogarden.start(), (echogarden) =>
    lend(Loa.start(), async (loa) => {
      const texts = new Texts(2);
      const ours = (text: string) => loa.speak({ input_text: text, speaker_id: SPEAKER_ID });
      const peer = (text: string) => echogarden.speak(text);
      const line = (length: number, goal: string) => ({
        length,
        goal,
        rounds,
        inFlight: IN_FLIGHT,
        texts,
        requests: IN_FLIGHT,
        ours,
        peer,
        servers: quick ? [] : [ours, peer],
      });
      return [
        `### Default engine against the echogarden server, ${IN_FLIGHT} in flight`,
        echogarden.version,
        await compareAll([line(50, '15'), line(500, '10')]),
      ].join('\n\n');
    }),
  );
}
