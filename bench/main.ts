import path from 'node:path';
import { hostile } from './hostile/benchmark';
import { money } from './money/benchmark';
import type { Benchmark } from './support/benchmark';
import { Loa } from './support/loa';
import { describeMachine, load } from './support/machine';
import { writeReport } from './support/markdown';
import { type BenchOptions, readOptions } from './support/options';
import { streaming } from './streaming/benchmark';
import { synthesis } from './synthesis/benchmark';
import { voices } from './voices/benchmark';

/** What `npm run bench -- <name>` can run. Another benchmark is added here. */
const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map(
  Object.entries({ synthesis, streaming, voices, hostile, money }),
);

const README = path.join(__dirname, 'README.md');

async function main(): Promise<void> {
  const { benchmark: name, options } = readOptions(process.argv.slice(2));
  const benchmark = BENCHMARKS.get(name);
  if (!benchmark) throw new Error(`Name a benchmark: ${[...BENCHMARKS.keys()].join(', ')}.`);
  const run = () => runBenchmark(benchmark, options);
  const report = await (options.quick ? Loa.sharedDuring(run) : run());
  if (options.write) await writeReport(README, name, report);
}

async function runBenchmark(benchmark: Benchmark, options: BenchOptions): Promise<string> {
  const loadBefore = load();
  const parts: string[] = [];
  for (const [name, section] of chosenSections(benchmark, options)) {
    process.stderr.write(`${name} …\n`);
    const part = await section(options);
    process.stdout.write(`${part}\n\n`); // at once: a later section may fail
    parts.push(part);
  }
  const circumstances = [
    await describeMachine(),
    `- load ${loadBefore} before and ${load()} after; ${new Date().toISOString().slice(0, 10)}`,
    options.quick ? '- a quick self-check: these figures mean nothing' : `- ${options.rounds} rounds`,
  ];
  process.stdout.write(`${circumstances.join('\n')}\n`);
  return [circumstances.join('\n'), ...parts].join('\n\n');
}

function chosenSections({ sections, slow = [] }: Benchmark, { only, quick }: BenchOptions) {
  const unknown = only.filter((name) => !Object.hasOwn(sections, name));
  if (unknown.length > 0)
    throw new Error(
      `There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`,
    );
  return Object.entries(sections).filter(([name]) =>
    only.length > 0 ? only.includes(name) : !(quick && slow.includes(name)),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
