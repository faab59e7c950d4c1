/** Summary of a few measurements: a lucky one cannot hide the others. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: percentile(values, 50), max: Math.max(...values) };
}

/** The value below which `percent` of the values lie, between neighbours in proportion. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('there is nothing to measure');
  const sorted = [...values].sort((a, b) => a - b);
  const at = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at % 1);
}
