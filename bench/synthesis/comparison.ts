import { showSpread, table } from '../support/markdown';
import { pairedRounds, ratios, type Round, type Run, type Work } from '../support/paired-rounds';
import { percentile, spreadOf } from '../support/statistics';
import type { Texts } from './texts';
import { warmUp } from './warm-up';

/** Makes an mp3 file out of a text. */
export type Speak = Work<string, Buffer>;

/** One line of a table that compares us with a peer. */
export interface Comparison {
  /** Length of the texts in characters. */
  readonly length: number;
  readonly texts: Texts;
  /** How many texts each side gets in a round. */
  readonly requests: number;
  readonly ours: Speak;
  readonly peer: Speak;
  /** The sides that warm up before the first round. */
  readonly servers: readonly Speak[];
  readonly rounds: number;
  readonly inFlight: number;
  /** The goal for the ratio, in words. */
  readonly goal: string;
  /** What of a run is compared, in milliseconds; by default the time for each request. */
  readonly measure?: (run: Run<Buffer>) => number;
}

const HEAD = ['characters', 'ours, ms', 'peer, ms', 'ours, kB', 'peer, kB', 'times as fast', 'goal'];

/**
 * Runs all comparisons and tabulates them. The times and sizes are medians of the rounds, the ratio is
 * given as least, median and greatest.
 */
export async function compareAll(comparisons: readonly Comparison[]): Promise<string> {
  const rows: string[][] = [];
  for (const comparison of comparisons) {
    process.stderr.write(`  ${comparison.length} characters …\n`);
    rows.push(await compare(comparison));
  }
  return table(HEAD, rows);
}

async function compare({ measure = msPerRequest, ...comparison }: Comparison): Promise<string[]> {
  const { length, texts, requests, servers, inFlight, goal } = comparison;
  for (const speak of servers) await warmUp(speak, () => texts.next(length), inFlight);
  const rounds = await pairedRounds({ ...comparison, inputs: () => texts.take(requests, length) });
  const typical = (side: keyof Round<Buffer>, of: (run: Run<Buffer>) => number) =>
    spreadOf(rounds.map((round) => of(round[side]))).median.toFixed(1);
  return [
    String(length),
    typical('ours', measure),
    typical('peer', measure),
    typical('ours', kilobytes),
    typical('peer', kilobytes),
    showSpread(ratios(rounds, measure)),
    goal,
  ];
}

/** Time for each request when several are under way. */
export const msPerRequest = ({ wallMs, outputs }: Run<Buffer>): number => wallMs / outputs.length;

/** What the typical request takes from being sent to being answered. */
export const medianLatencyMs = ({ latenciesMs }: Run<Buffer>): number => percentile(latenciesMs, 50);

/** Mean size of the files. @throws Error for anything that is no mp3 file */
function kilobytes({ outputs }: Run<Buffer>): number {
  for (const file of outputs) requireMp3(file);
  return outputs.reduce((sum, file) => sum + file.length, 0) / outputs.length / 1000;
}

/** An mp3 file begins with an ID3 tag or with the eleven set bits of a frame. */
function requireMp3(file: Buffer): void {
  const isFrame = file[0] === 0xff && (file[1]! & 0xe0) === 0xe0;
  if (file.length < 1000 || !(isFrame || file.toString('latin1', 0, 3) === 'ID3'))
    throw new Error(`One side made something else than an mp3 file, of ${file.length} bytes.`);
}
