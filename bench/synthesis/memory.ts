import { setTimeout } from 'node:timers/promises';
import { AUDIO_TYPES } from '../../src/speech/domain/audio-type';
import { Loa, type SpeechBody } from '../support/loa';
import { showSpread, table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { runAll } from '../support/paired-rounds';
import { type Memory, memoryOf } from '../../test/harness/memory';
import { spreadOf } from '../support/statistics';
import { Texts } from './texts';

const REQUESTS = 2000;
const STRETCHES = 8;
const IN_FLIGHT = 4;
const LONGEST = 5000;
const SPEEDS = [0.25, 0.5, 0.8, 1, 1.25, 2, 4];
const LOOK_EVERY_MS = 1000;

/** The memory of the service while it worked through some of the requests. */
interface Stretch {
  /** Requests answered by its end. */
  readonly requests: number;
  readonly looks: readonly Memory[];
}

/** Whether memory stays flat over many requests of all lengths, formats and speeds. */
export async function memory({ quick }: BenchOptions): Promise<string> {
  const loa = await Loa.start();
  try {
    const stretches = await watchWorking(loa, quick ? 16 : REQUESTS);
    const rows = stretches.map(({ requests, looks }) => [
      String(requests),
      showSpread(spreadOf(looks.map(ownMib)), 0),
      showSpread(spreadOf(looks.map(childrenMib)), 0),
    ]);
    const half = stretches.length / 2;
    const [earlier, later] = [stretches.slice(0, half), stretches.slice(half)];
    return [
      `### Memory over ${stretches.at(-1)!.requests} mixed requests, ${IN_FLIGHT} in flight, looked at each second`,
      table(['requests', 'service, MiB (min / median / max)', 'its database, MiB'], rows),
      `Medians of the earlier half and of the later: service ${growth(earlier, later, ownMib)}, database ${growth(earlier, later, childrenMib)}.`,
    ].join('\n\n');
  } finally {
    await loa.stop();
  }
}

async function watchWorking(loa: Loa, requests: number): Promise<Stretch[]> {
  const texts = new Texts(4);
  const stretches: Stretch[] = [];
  for (let stretch = 1; stretch <= STRETCHES; stretch++) {
    const bodies = Array.from({ length: requests / STRETCHES }, () => mixedBody(texts));
    const looks = await lookDuring(
      loa,
      runAll(bodies, (body) => loa.speak(body), IN_FLIGHT),
    );
    stretches.push({ requests: (stretch * requests) / STRETCHES, looks });
    process.stderr.write(
      `  ${stretches.at(-1)!.requests} requests: ${showSpread(spreadOf(looks.map(ownMib)), 0)} MiB\n`,
    );
  }
  return stretches;
}

/** A single sample shows mostly garbage that is not collected yet; many show a trend. */
async function lookDuring(loa: Loa, work: Promise<unknown>): Promise<Memory[]> {
  const looks: Memory[] = [];
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    looks.push(memoryOf(loa.pid));
    await Promise.race([done, setTimeout(LOOK_EVERY_MS)]);
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

/** `700 to 720 MiB`: the median of all samples of some stretches, then of those of others. */
function growth(
  earlier: readonly Stretch[],
  later: readonly Stretch[],
  measure: (look: Memory) => number,
): string {
  const [from, to] = [earlier, later].map((stretches) =>
    spreadOf(stretches.flatMap(({ looks }) => looks.map(measure))).median.toFixed(0),
  );
  return `${from} to ${to} MiB`;
}

const ownMib = (look: Memory) => look.ownMib;
const childrenMib = (look: Memory) => look.childrenMib;
