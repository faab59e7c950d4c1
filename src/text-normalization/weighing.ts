import type { Candidate } from './candidate';

/**
 * How much each piece of evidence speaks for each class of a form (`form|class|evidence`), fitted to labelled
 * tokens by `scripts/reading/fit.ts`; and how often what a rule says alone is right.
 */
export interface FittedWeights {
  readonly evidence: Readonly<Record<string, number>>;
  /** By form: how much it speaks for a class that the rules have come to it. */
  readonly proposed: Readonly<Record<string, number>>;
  /** By rule, where no other reading is legal. */
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
 * Weighs the candidates of a form against each other (a log-linear model): certainties add up to one, best first.
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
    const prefix = `${form}|${candidate.class}`;
    const told = evidence.reduce((sum, name) => sum + (weights.evidence[`${prefix}|${name}`] ?? 0), 0);
    const backed = candidate === proposal ? (weights.proposed[form] ?? 0) : 0;
    return (weights.evidence[prefix] ?? 0) + told + backed;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return candidates
    .map((candidate, index) => ({ candidate, certainty: odds[index]! / total }))
    .sort((a, b) => b.certainty - a.certainty);
}
