import type { LabelledToken } from './labelled-tokens';

const ROUNDS = 300;
const STEP = 2;
/** The prior's pull towards zero. */
const PRIOR = 0.5;

/** A labelled token and how many it is worth. */
export interface Weighted {
  readonly token: LabelledToken;
  readonly times: number;
}

export type Weights = ReadonlyMap<string, number>;

const featuresOf = ({ form, evidence }: LabelledToken, kind: string): string[] => [
  `${form}|${kind}|always`,
  ...evidence.map((name) => `${form}|${kind}|${name}`),
];

export function probabilities(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** What the evidence says for a class. */
export const evidenceOf = (weights: Weights, token: LabelledToken, kind: string): number =>
  featuresOf(token, kind).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

/** Weights that make the labels likely: gradient ascent with a Gaussian prior, each step scaled by a feature's mass. */
export function fitEvidence(tokens: readonly Weighted[]): Weights {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string): number => {
    if (!numbers.has(feature)) numbers.set(feature, numbers.size);
    return numbers.get(feature)!;
  };
  const rows = tokens.map(({ token, times }) => ({
    times,
    label: token.classes.indexOf(token.label),
    features: token.classes.map((kind) => featuresOf(token, kind).map(numberOf)),
  }));
  const weights = new Float64Array(numbers.size);
  const mass = new Float64Array(numbers.size).fill(2 * PRIOR);
  for (const { times, features } of rows) for (const each of features.flat()) mass[each]! += times;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -PRIOR * weight);
    for (const { times, label, features } of rows) {
      const scores = features.map((list) => list.reduce((sum, each) => sum + weights[each]!, 0));
      probabilities(scores).forEach((chance, index) => {
        for (const each of features[index]!) slope[each]! += times * ((index === label ? 1 : 0) - chance);
      });
    }
    slope.forEach((each, index) => (weights[index]! += (STEP * each) / mass[index]!));
  }
  return new Map([...numbers].map(([feature, index]) => [feature, weights[index]!]));
}

/** What the evidence says for each class of a token, and which of them the rules have come to and which is right. */
export interface Judged {
  readonly told: readonly number[];
  readonly proposed: number;
  readonly label: number;
}

export const judge = (weights: Weights, token: LabelledToken): Judged => ({
  told: token.classes.map((kind) => evidenceOf(weights, token, kind)),
  proposed: token.classes.indexOf(token.proposed),
  label: token.classes.indexOf(token.label),
});

/** The odds by which the likeliest other class leads the one that the rules have come to; a logarithm. */
export function leadOfOthers({ told, proposed }: Judged, scale: number, backing: number): number {
  const others = told.filter((_, index) => index !== proposed);
  return scale * (Math.max(...others) - told[proposed]!) - backing;
}

/**
 * How much evidence counts, and how much the rules' word: the likeliest of a grid. What lies between two of its points is
 * as likely as either, within the standard error, and a finer one would change with single cases.
 */
export function fitBalance(judged: readonly Judged[]): { scale: number; backing: number } {
  let best = { scale: 1, backing: 0, likelihood: -Infinity };
  for (let fifths = 1; fifths <= 10; fifths++)
    for (let backing = 0; backing <= 8; backing += 0.25) {
      const scale = fifths / 5;
      const likelihood = judged.reduce((sum, { told, proposed, label }) => {
        const scores = told.map((each, index) => scale * each + (index === proposed ? backing : 0));
        return sum + Math.log(probabilities(scores)[label]!);
      }, 0);
      if (likelihood > best.likelihood) best = { scale, backing, likelihood };
    }
  return { scale: best.scale, backing: best.backing };
}
