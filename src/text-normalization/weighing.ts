import type { Candidate } from './candidate';
import { table, type Table } from './table';

/** How much each piece of evidence speaks for a class; under `always` what speaks for it in any place. */
type EvidenceWeights = Table<number>;

/** Fitted to labelled tokens by `scripts/reading/fit.ts`. */
export interface FittedWeights {
  /** By form and class. */
  readonly evidence: Table<Table<EvidenceWeights>>;
  /** How much it speaks for a class that the rules have come to it. */
  readonly backing: number;
  /** By form: how much (as a logarithm of odds) another class must lead before it overrules the rules. */
  readonly overrule: Table<number>;
  /** How often a rule is right, where no other reading is legal. */
  readonly reliability: Table<number>;
  /** Of rules that are in no labelled case. */
  readonly otherwise: number;
}

type Nested = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** Weights as the script writes them, ready to be looked up. */
export function fittedWeights(
  written: Omit<FittedWeights, 'evidence' | 'overrule' | 'reliability'> & {
    readonly evidence: Nested;
    readonly overrule: Readonly<Record<string, number>>;
    readonly reliability: Readonly<Record<string, number>>;
  },
): FittedWeights {
  const forms = Object.entries(written.evidence).map(([form, classes]) => {
    const byClass = Object.entries(classes).map(([kind, evidence]) => [kind, table(evidence)] as const);
    return [form, new Map(byClass)] as const;
  });
  return {
    ...written,
    evidence: new Map(forms),
    overrule: table(written.overrule),
    reliability: table(written.reliability),
  };
}

/** A candidate and the probability that it is what was meant. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly certainty: number;
}

/**
 * Weighs the candidates of a form against each other (a log-linear model): certainties add up to one. The choice comes first,
 * then the others, best first.
 * @param proposal the candidate to which the rules have come
 */
export function weigh(
  form: string,
  candidates: readonly Candidate[],
  proposal: Candidate | null,
  evidence: readonly string[],
  weights: FittedWeights,
): Weighed[] {
  const byClass = weights.evidence.get(form);
  const scores = candidates.map((candidate) => {
    const known = byClass?.get(candidate.class);
    const told = evidence.reduce((sum, name) => sum + (known?.get(name) ?? 0), known?.get('always') ?? 0);
    return candidate === proposal ? told + weights.backing : told;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const overrule = weights.overrule.get(form) ?? 0;
  const leadOf = (candidate: Candidate, certainty: number) =>
    candidate === proposal ? certainty * Math.exp(overrule) : certainty;
  const weighed = candidates.map((candidate, index) => ({ candidate, certainty: odds[index]! / total }));
  const [first, ...others] = weighed.sort(
    (a, b) => leadOf(b.candidate, b.certainty) - leadOf(a.candidate, a.certainty),
  );
  return [first!, ...others.sort((a, b) => b.certainty - a.certainty)];
}
