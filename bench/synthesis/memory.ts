import { AUDIO_TYPES } from '../../src/synthesis/domain/audio-type';
import { Loa, type SpeechBody } from '../support/loa';
import { table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { runAll } from '../support/paired-rounds';
import { type Memory, memoryOf } from '../../test/support/memory';
import { meanOf } from '../support/statistics';
import { Texts } from './texts';

const REQUESTS = 2000;
const LOOKS = 8;
const IN_FLIGHT = 4;
const LONGEST = 5000;
const SPEEDS = [0.25, 0.5, 0.8, 1, 1.25, 2, 4];

/** A look at the service after some requests. */
interface Look extends Memory {
  readonly requests: number;
}

/** Whether memory stays flat over many requests of all lengths, formats and speeds. */
export async function memory({ quick }: BenchOptions): Promise<string> {
  const loa = await Loa.start();
  try {
    const looks = await lookWhileWorking(loa, quick ? 16 : REQUESTS);
    const rows = looks.map(({ requests, ownMib, childrenMib }) => [
      String(requests),
      ownMib.toFixed(0),
      childrenMib.toFixed(0),
    ]);
    return [
      `### Memory over ${looks.at(-1)!.requests} mixed requests, ${IN_FLIGHT} in flight`,
      table(['requests', 'service, MiB', 'its database, MiB'], rows),
      `Mean of the later half of the looks against the earlier: ${growth(looks, 'ownMib')} and ${growth(looks, 'childrenMib')} MiB.`,
    ].join('\n\n');
  } finally {
    await loa.stop();
  }
}

async function lookWhileWorking(loa: Loa, requests: number): Promise<Look[]> {
  const texts = new Texts(4);
  const looks: Look[] = [{ requests: 0, ...(await memoryOf(loa.pid)) }];
  for (let look = 1; look <= LOOKS; look++) {
    const bodies = Array.from({ length: requests / LOOKS }, () => mixedBody(texts));
    await runAll(bodies, (body) => loa.speak(body), IN_FLIGHT);
    looks.push({ requests: (look * requests) / LOOKS, ...(await memoryOf(loa.pid)) });
    process.stderr.write(`  ${looks.at(-1)!.requests} requests: ${looks.at(-1)!.ownMib.toFixed(0)} MiB\n`);
  }
  return looks;
}

/** Short texts are as likely as long ones: each power of ten has the same share. */
function mixedBody(texts: Texts): SpeechBody {
  const length = Math.round(LONGEST ** (texts.pick(1000) / 999));
  return {
    input_text: texts.next(Math.max(length, 3)),
    audio_type: AUDIO_TYPES[texts.pick(AUDIO_TYPES.length)]!,
    speed: SPEEDS[texts.pick(SPEEDS.length)]!,
  };
}

/** A single look depends on what the collector has not collected yet; means of several tell a trend. */
function growth(looks: readonly Look[], measure: keyof Memory): string {
  const taken = looks.slice(1).map((look) => look[measure]); // nothing has been spoken at the first
  const half = taken.length / 2;
  const change = meanOf(taken.slice(half)) - meanOf(taken.slice(0, half));
  return `${change < 0 ? '' : '+'}${change.toFixed(0)}`;
}
