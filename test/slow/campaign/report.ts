import type { Outcome } from './campaign';

/** One line for a campaign, and below it what it has found. */
export function describeOutcome(outcome: Outcome): string {
  const { seed, orders, deliveries, syntheses, struck, healingSec, totalSec, findings } = outcome;
  const counts = `${orders} orders, ${deliveries} deliveries, ${syntheses} syntheses, ${struck.length} faults`;
  const times = `healed in ${healingSec.toFixed(1)} s, ${totalSec.toFixed(0)} s in all`;
  return [
    `seed ${seed}: ${counts}; ${times}; ${findings.length} findings`,
    ...findings.map((each) => `  ${each}`),
  ].join('\n');
}

/** All campaigns together. */
export function describeTotal(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, each) => total + count(each), 0);
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const kinds = ['lost', 'doubled', 'stuck'] as const;
  const found = kinds.map((kind) => `${findings.filter((each) => each.startsWith(kind)).length} ${kind}`);
  const others = findings.filter((each) => !kinds.some((kind) => each.startsWith(kind))).length;
  return [
    `${outcomes.length} seeds: ${sum(({ orders }) => orders)} orders, ${sum(({ deliveries }) => deliveries)} deliveries,`,
    `${sum(({ syntheses }) => syntheses)} syntheses, ${sum(({ struck }) => struck.length)} faults;`,
    `${found.join(', ')}, ${others} other findings; healed in at most`,
    `${Math.max(...outcomes.map(({ healingSec }) => healingSec)).toFixed(1)} s`,
    `\n${faultCounts(outcomes)}`,
  ].join(' ');
}

function faultCounts(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { fault } of outcomes.flatMap(({ struck }) => struck))
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].map(([fault, count]) => `${fault} ${count}`).join(', ');
}
