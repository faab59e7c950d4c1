import type { Section } from '../support/benchmark';
import { lend } from '../support/lend';
import { Loa } from '../support/loa';
import { table } from '../support/markdown';
import { Texts } from '../synthesis/texts';
import { LongJob } from './long-job';

const LENGTH = 200_000;
const QUICK_LENGTH = 6_000;
const TENTH = 0.1;

/** What a job says after a tenth that the rest will take, against what it took. */
export const estimate: Section = async ({ quick, rounds }) => {
  const length = quick ? QUICK_LENGTH : LENGTH;
  const texts = new Texts(17);
  const rows = await lend(Loa.start(), async (loa) => {
    const measured: string[][] = [];
    for (let round = 0; round < rounds; round++) measured.push(await measure(loa, longText(texts, length)));
    return measured;
  });
  return [
    '### Estimate of a job after a tenth of it',
    table(['characters', 'estimated, s', 'taken, s', 'ratio', 'goal'], rows),
  ].join('\n\n');
};

async function measure(loa: Loa, text: string): Promise<string[]> {
  const job = await LongJob.start(loa, text);
  const { progress } = await job.until(
    ({ progress, char_count }) => progress.done_chars >= TENTH * char_count,
  );
  const from = performance.now();
  const { char_count } = await job.until(({ status }) => status === 'SUCCESS');
  const tookSec = (performance.now() - from) / 1000;
  const estimatedSec = progress.eta_sec ?? NaN;
  const ratio = (estimatedSec / tookSec).toFixed(2);
  return [String(char_count), String(estimatedSec), tookSec.toFixed(1), ratio, '0.8 to 1.2'];
}

/** Paragraphs of ordinary length. */
export function longText(texts: Texts, length: number): string {
  const paragraph = 1000;
  return texts
    .take(Math.ceil(length / paragraph), paragraph)
    .join('\n\n')
    .slice(0, length);
}
