import type { Candidate } from './candidate';

/** How much each piece of evidence speaks for a class; under `always` what speaks for it in any place. */
type EvidenceWeights = Readonly<Record<string, number>>;

/** Fitted to labelled tokens by `scripts/reading/fit.ts`. */
export interface FittedWeights {
  /** By form and class. */
  readonly evidence: Readonly<Record<string, Readonly<Record<string, EvidenceWeights>>>>;
  /** How much it speaks for a class that the rules have come to it. */
  readonly backing: number;
  /** By how much (as a logarithm of odds) another class must lead before it overrules the rules. */
  readonly overrule: number;
  /** How often a rule is right, where no other reading is legal. */
  readonly reliability: Readonly<Record<string, number>>;
  /** Of rules that are in no labelled case. */
  readonly otherwise: number;
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
  const scores = candidates.map((candidate) => {
    const known = weights.evidence[form]?.[candidate.class] ?? {};
    const told = evidence.reduce((sum, name) => sum + (known[name] ?? 0), known['always'] ?? 0);
    return candidate === proposal ? told + weights.backing : told;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const leadOf = (candidate: Candidate, certainty: number) =>
    candidate === proposal ? certainty * Math.exp(weights.overrule) : certainty;
  const weighed = candidates.map((candidate, index) => ({ candidate, certainty: odds[index]! / total }));
  const [first, ...others] = weighed.sort(
    (a, b) => leadOf(b.candidate, b.certainty) - leadOf(a.candidate, a.certainty),
  );
  return [first!, ...others.sort((a, b) => b.certainty - a.certainty)];
}
