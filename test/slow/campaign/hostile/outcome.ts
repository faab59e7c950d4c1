import type { Rule } from './checks/breach';
import type { Finding } from './findings';
import { isKnown } from './known-findings';
import { reproduction } from './reproduction';
import type { VitalSigns } from './world/vitals';

/** What a campaign came to. */
export interface HostileOutcome {
  readonly seed: number;
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The routes that were asked, as the service documents them. */
  readonly routes: ReadonlySet<string>;
  /** Answers that took longer than they may beside others. */
  readonly slow: number;
  readonly signs: VitalSigns;
  readonly totalSec: number;
  readonly findings: readonly Finding[];
}

/** Findings that make a campaign fail. */
export const failuresIn = ({ findings }: HostileOutcome): readonly Finding[] =>
  findings.filter((finding) => !isKnown(finding));

const ATTACKS_NAMED = 3;

/** A line for the campaign, and below it what it has found, each with a way to see it. */
export function describeHostileOutcome(outcome: HostileOutcome, names: ReadonlyMap<string, string>): string {
  const { seed, requests, statuses, slow, signs, totalSec, findings } = outcome;
  const byStatus = [...statuses].sort(([one], [other]) => one - other).map((each) => each.join(' × '));
  const memory = `${signs.peakMib.toFixed(0)} + ${signs.peakChildrenMib.toFixed(0)} MiB`;
  const files = `${signs.peakDescriptors} open files`;
  return [
    `seed ${seed}: ${requests} requests in ${totalSec.toFixed(0)} s; ${memory}, ${files},`,
    ` ${slow} slow answers, /healthz in at most ${signs.slowestHealthMs.toFixed(0)} ms; ${findings.length} findings,`,
    ` ${failuresIn(outcome).length} of them new\n  answers: ${byStatus.join(', ')}`,
    ...findings.map((finding) => `\n${describeFinding(finding, seed, names)}`),
  ].join('');
}

function describeFinding(finding: Finding, seed: number, names: ReadonlyMap<string, string>): string {
  const { rule, route, detail, count, sighting, attacks } = finding;
  const known = isKnown(finding) ? 'known ' : '';
  const title = `  ${known}[${rule}] ${route ? `${route}: ` : ''}${detail}`;
  if (!sighting) return title;
  const shown = [...attacks].slice(0, ATTACKS_NAMED).join('; ');
  const more = attacks.size > ATTACKS_NAMED ? ` and ${attacks.size - ATTACKS_NAMED} more` : '';
  return [
    title,
    `    ${count} times; ${shown}${more}; --seed ${seed} --number ${sighting.number}`,
    `    ${reproduction(sighting.request, names)}`,
  ].join('\n');
}

/** All campaigns together: how often each rule was broken. */
export function describeHostileTotal(outcomes: readonly HostileOutcome[]): string {
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0);
  const counts = new Map<Rule, number>();
  for (const { rule, count } of outcomes.flatMap(({ findings }) => findings))
    counts.set(rule, (counts.get(rule) ?? 0) + count);
  const found = [...counts].map(([rule, count]) => `${rule} × ${count}`).join(', ') || 'nothing found';
  return `${outcomes.length} seeds, ${requests} requests: ${found}`;
}
