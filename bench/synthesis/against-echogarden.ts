import { Echogarden } from '../peers/echogarden';
import type { BenchOptions } from '../support/options';
import { Loa } from '../support/loa';
import { lend } from '../support/lend';
import { compareAll } from './comparison';
import { SPEAKER_ID, Texts } from './texts';
import { warmUp } from './warm-up';

const IN_FLIGHT = 20;

/** Many callers at once, against the nearest speech server on npm. */
export async function againstEchogarden({ rounds }: BenchOptions): Promise<string> {
  return lend(Echogarden.start(), (peer) =>
    lend(Loa.start(), async (ours) => {
      const texts = new Texts(2);
      const speak = (text: string) => ours.speak({ input_text: text, speaker_id: SPEAKER_ID });
      await warmUp(speak, texts);
      const line = (length: number, goal: string) => ({
        length,
        goal,
        rounds,
        inFlight: IN_FLIGHT,
        texts: () => texts.take(IN_FLIGHT, length),
        ours: speak,
        peer: (text: string) => peer.speak(text),
      });
      return [
        `### Default engine against the echogarden server, ${IN_FLIGHT} in flight`,
        peer.version,
        await compareAll([line(50, '15'), line(500, '10')]),
      ].join('\n\n');
    }),
  );
}
