import { parseArgs } from 'node:util';

/** How a benchmark is to be run. */
export interface BenchOptions {
  /** Rounds that count; undefined for the benchmark's own number. */
  readonly rounds: number;
  /** A self-check in seconds: tiny texts and few requests. Its figures mean nothing. */
  readonly quick: boolean;
  /** Names of the sections to run; empty for all. */
  readonly only: readonly string[];
  /** Put the report into bench/README.md. */
  readonly write: boolean;
}

const DEFAULT_ROUNDS = '7';

/** @throws TypeError for an unknown option, RangeError for an unusable number of rounds */
export function readOptions(args: readonly string[]): { names: readonly string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: DEFAULT_ROUNDS },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds must be a whole number from 1.');
  return { names: positionals, options: { ...values, rounds } };
}
