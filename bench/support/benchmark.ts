import type { BenchOptions } from './options';

/**
 * A part of a benchmark that can be run by itself (`--only`): starts what it needs, measures, stops it again
 * and reports what it found, in Markdown.
 */
export type Section = (options: BenchOptions) => Promise<string>;

export interface Benchmark {
  /** In the order of the report. */
  readonly sections: Readonly<Record<string, Section>>;
  /** Sections that `--quick` leaves out. */
  readonly slow?: readonly string[];
}
