import { setTimeout as wait } from 'node:timers/promises';
import { BusyLoop } from '../peers/busy-loop';
import type { Section } from '../support/benchmark';
import { lend } from '../support/lend';
import { Loa } from '../support/loa';
import { showSpread, table } from '../support/markdown';
import { percentile, spreadOf } from '../support/statistics';
import { SPEAKER_ID, Texts } from '../synthesis/texts';
import { longText } from './estimate';
import { LongJob } from './long-job';

const LENGTH = 1_000_000;
const QUICK_LENGTH = 100_000;
const REQUESTS = 200;
const QUICK_REQUESTS = 10;
const SHORT = 50;
/** A job that is cancelled ends the part that it is speaking, and nothing tells when; none takes half as long. */
const LAST_PART_MS = 3_000;

/** The 95th percentile of what short requests take, in ms. */
interface Round {
  readonly alone: number;
  readonly besideJob: number;
  readonly besideLoop: number;
}

/**
 * Short requests, one at a time: alone, beside a job that has begun, and beside a program that only counts; in turns, so
 * that the machine is the same.
 */
export const neighbours: Section = async ({ quick, rounds }) => {
  const texts = new Texts(23);
  const count = quick ? QUICK_REQUESTS : REQUESTS;
  const found = await lend(Loa.start(), async (loa) => {
    await p95Of(loa, texts, count); // warms up
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const alone = await p95Of(loa, texts, count);
      const besideLoop = await lend(BusyLoop.start(), () => p95Of(loa, texts, count));
      const job = await LongJob.start(loa, longText(texts, quick ? QUICK_LENGTH : LENGTH));
      await job.until(({ progress }) => progress.done_chars > 0);
      measured.push({ alone, besideLoop, besideJob: await p95Of(loa, texts, count) });
      await job.cancel();
      await wait(LAST_PART_MS);
    }
    return measured;
  });
  return [
    `### Short requests (${SHORT} characters) beside a job of a million characters`,
    table(
      ['beside', 'p95, ms (median)', 'ratio to alone (min / median / max)', 'goal'],
      [
        ['nothing', typical(found, 'alone'), '', ''],
        ['a job', typical(found, 'besideJob'), ratios(found, 'besideJob'), '≤ 1.25'],
        ['a program that only counts', typical(found, 'besideLoop'), ratios(found, 'besideLoop'), ''],
      ],
    ),
  ].join('\n\n');
};

const typical = (found: readonly Round[], side: keyof Round): string =>
  spreadOf(found.map((round) => round[side])).median.toFixed(0);

const ratios = (found: readonly Round[], side: keyof Round): string =>
  showSpread(spreadOf(found.map((round) => round[side] / round.alone)));

async function p95Of(loa: Loa, texts: Texts, count: number): Promise<number> {
  const tookMs: number[] = [];
  for (const text of texts.take(count, SHORT)) {
    const from = performance.now();
    await loa.speak({ input_text: text, speaker_id: SPEAKER_ID });
    tookMs.push(performance.now() - from);
  }
  return percentile(tookMs, 95);
}
