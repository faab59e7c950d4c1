import path from 'node:path';
import type { Benchmark } from './support/benchmark';
import { Loa } from './support/loa';
import { describeMachine, load } from './support/machine';
import { writeReport } from './support/markdown';
import { type BenchOptions, readOptions } from './support/options';

/** What `npm run bench -- <names>` can run; each is loaded when it is named. Another benchmark is added here. */
const BENCHMARKS: ReadonlyMap<string, () => Promise<Benchmark>> = new Map([
  ['synthesis', async () => (await import('./synthesis/benchmark.js')).synthesis],
  ['streaming', async () => (await import('./streaming/benchmark.js')).streaming],
  ['jobs', async () => (await import('./jobs/benchmark.js')).jobs],
  ['voices', async () => (await import('./voices/benchmark.js')).voices],
  ['hostile', async () => (await import('./hostile/benchmark.js')).hostile],
  ['money', async () => (await import('./money/benchmark.js')).money],
]);

const README = path.join(__dirname, 'README.md');

async function main(): Promise<void> {
  const { names, options } = readOptions(process.argv.slice(2));
  if (names.length === 0 || !names.every((name) => BENCHMARKS.has(name)))
    throw new Error(`Name a benchmark: ${[...BENCHMARKS.keys()].join(', ')}.`);
  const benchmarks = await Promise.all(names.map((name) => BENCHMARKS.get(name)!()));
  requireSections(benchmarks, options.only);
  const runAll = async (): Promise<void> => {
    for (const [i, name] of names.entries()) {
      const report = await runBenchmark(benchmarks[i]!, options);
      if (options.write) await writeReport(README, name, report);
    }
  };
  await (options.quick ? Loa.sharedDuring(runAll) : runAll());
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

/** @throws Error for a name that is no section of any of the benchmarks */
function requireSections(benchmarks: readonly Benchmark[], names: readonly string[]): void {
  const known = benchmarks.flatMap(({ sections }) => Object.keys(sections));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}; there are ${known.join(', ')}.`);
}

function chosenSections({ sections, slow = [] }: Benchmark, { only, quick }: BenchOptions) {
  return Object.entries(sections).filter(([name]) =>
    only.length > 0 ? only.includes(name) : !(quick && slow.includes(name)),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
