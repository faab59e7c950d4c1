import { setTimeout as wait } from 'node:timers/promises';
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

/** Short requests, one at a time, alone and beside a job that has begun; in turns, so that the machine is the same. */
export const neighbours: Section = async ({ quick, rounds }) => {
  const texts = new Texts(23);
  const count = quick ? QUICK_REQUESTS : REQUESTS;
  const found = await lend(Loa.start(), async (loa) => {
    await p95Of(loa, texts, count); // warms up
    const measured: { alone: number; beside: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const alone = await p95Of(loa, texts, count);
      const job = await LongJob.start(loa, longText(texts, quick ? QUICK_LENGTH : LENGTH));
      await job.until(({ progress }) => progress.done_chars > 0);
      measured.push({ alone, beside: await p95Of(loa, texts, count) });
      await job.cancel();
      await wait(LAST_PART_MS);
    }
    return measured;
  });
  const typical = (side: 'alone' | 'beside') => spreadOf(found.map((round) => round[side])).median.toFixed(0);
  const ratios = showSpread(spreadOf(found.map(({ alone, beside }) => beside / alone)));
  return [
    '### Short requests beside a job of a million characters',
    table(
      ['characters', 'p95 alone, ms', 'p95 beside, ms', 'ratio (min / median / max)', 'goal'],
      [[String(SHORT), typical('alone'), typical('beside'), ratios, '≤ 1.25']],
    ),
  ].join('\n\n');
};

async function p95Of(loa: Loa, texts: Texts, count: number): Promise<number> {
  const tookMs: number[] = [];
  for (const text of texts.take(count, SHORT)) {
    const from = performance.now();
    await loa.speak({ input_text: text, speaker_id: SPEAKER_ID });
    tookMs.push(performance.now() - from);
  }
  return percentile(tookMs, 95);
}
