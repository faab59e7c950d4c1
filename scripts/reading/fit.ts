/**
 * npx tsx scripts/reading/fit.ts [--check]
 *
 * Fits the weights by which Vietnamese forms are chosen and writes src/text-normalization/vi/fitted-weights.ts; with
 * --check it only tells whether the file is what it would write. The same cases give the same file, bit for bit: no
 * chance is involved, and the weights are rounded.
 *
 * First the evidence, to the tokens of all cases (a log-linear model, gradient ascent, a Gaussian prior); then how
 * much that counts and how much the word of the rules, to the cases labelled by hand, and no others: the rules were made
 * from the others and never err there. Last the evidence once more, where what it has missed in the sentences counts as
 * much as what is labelled by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';
import { loadCases } from '../../test/harness/reading-cases';
import { fitBalance, fitEvidence, judge, leadOfOthers, type Weighted } from './log-linear';
import { vietnameseRules } from '../../src/text-normalization/vi/rules';
import {
  loadClassCases,
  tokensByRules,
  tokensOfClassCases,
  tokensOfSentences,
  type LabelledToken,
} from './labelled-tokens';

const CASES = join(__dirname, '../../test/data/reading');
const TARGET = join(__dirname, '../../src/text-normalization/vi/fitted-weights.ts');
const SENTENCES = ['vi-own.json', 'vi-mixed.json', 'vi-choice.json', 'vi-dev.json', 'vi-dev-2.json'];

/** How many tokens of sentences one that is labelled by hand is worth. */
const BY_HAND = 5;
/** The tokens labelled by hand are judged by weights that the others of them, and not they, were fitted to. */
const FOLDS = 3;
/** Smaller weights change nothing and are left out. */
const LEAST = 0.05;

const valued = (tokens: readonly LabelledToken[], times: number): Weighted[] =>
  tokens.map((token) => ({ token, times }));

/** How much the evidence counts and how much the word of the rules, for tokens that neither was fitted to. */
function balance(ofSentences: readonly LabelledToken[], byHand: readonly LabelledToken[]) {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const judged = folds.flatMap((fold) => {
    const others = byHand.filter((_, index) => index % FOLDS !== fold);
    const weights = fitEvidence([...valued(ofSentences, 1), ...valued(others, BY_HAND)]);
    return byHand.filter((_, index) => index % FOLDS === fold).map((token) => judge(weights, token));
  });
  return fitBalance(judged);
}

/** By form, class and evidence, from names that join the three. */
function nested(weights: readonly (readonly [name: string, weight: number])[]) {
  const byForm: Record<string, Record<string, Record<string, number>>> = {};
  for (const [name, weight] of weights) {
    const [form = '', kind = '', evidence = ''] = name.split('|');
    ((byForm[form] ??= {})[kind] ??= {})[evidence] = weight;
  }
  return byForm;
}

/** Rules that guess where nothing is known: what strangers' texts have shown, by hand. */
const GUESSES: Readonly<Record<string, number>> = {
  'foreign-word': 0.8,
  'joined-words': 0.8,
  unreadable: 0.5,
};
/** What a rule is trusted before it has been seen at work, and how many cases that is worth. */
const TRUST = 0.95;
const TRUST_CASES = 5;

/** How often each rule is right where nothing else is legal; the sentences are all read rightly. */
function reliabilities(sentences: readonly string[]): Record<string, number> {
  const seen = new Map<string, number>();
  for (const { token, unlabelled } of sentences.flatMap(tokensByRules))
    if (unlabelled === undefined && token.candidate !== null)
      seen.set(token.candidate.rule, (seen.get(token.candidate.rule) ?? 0) + 1);
  const shares = [...seen].map(([rule, times]) => [
    rule,
    GUESSES[rule] ?? Math.round((100 * (times + TRUST * TRUST_CASES)) / (times + TRUST_CASES)) / 100,
  ]);
  return Object.fromEntries(shares.sort(([a], [b]) => (a! < b! ? -1 : 1))) as Record<string, number>;
}

/** By form, the lead that no other class has in any sentence: what is read rightly today stays so. */
function overruling(leads: readonly (readonly [form: string, lead: number])[]): Record<string, number> {
  const highest = new Map<string, number>();
  for (const [form, lead] of leads) if (lead > (highest.get(form) ?? 0)) highest.set(form, lead);
  const rounded = [...highest].map(([form, lead]) => [form, Math.ceil(10 * lead + 1) / 10] as const);
  return Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function main(): Promise<void> {
  const cases = SENTENCES.flatMap((file) => loadCases(join(CASES, file))).map(({ input }) => input);
  const examples = vietnameseRules.flatMap((rule) => rule.examples.map(([written]) => written));
  const sentences = [...cases, ...examples].map((sentence) => sentence.normalize('NFC'));
  const byHand = tokensOfClassCases(loadClassCases(join(CASES, 'vi-classes.json')));
  const ofSentences = tokensOfSentences(sentences);
  const { scale, backing } = balance(ofSentences, byHand);
  const first = fitEvidence([...valued(ofSentences, 1), ...valued(byHand, BY_HAND)]);
  const isMissed = (token: LabelledToken) => leadOfOthers(judge(first, token), scale, backing) > 0;
  const weights = fitEvidence([
    ...ofSentences.map((token) => ({ token, times: isMissed(token) ? BY_HAND : 1 })),
    ...valued(byHand, BY_HAND),
  ]);
  const leads = ofSentences.map(
    (token) => [token.form, leadOfOthers(judge(weights, token), scale, backing)] as const,
  );
  const evidence = [...weights]
    .map(([feature, weight]) => [feature, Math.round(100 * scale * weight) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const fitted = {
    evidence: nested(evidence),
    backing,
    overrule: overruling(leads),
    reliability: reliabilities(sentences),
    otherwise: TRUST,
  };
  const { code, errors } = await format(
    TARGET,
    `// Written by scripts/reading/fit.ts from test/data/reading.
      import { fittedWeights } from '../weighing';
      export const VIETNAMESE_WEIGHTS = fittedWeights(${JSON.stringify(fitted)});`,
    style,
  );
  if (errors.length > 0) throw new Error(errors[0]?.message);
  console.log(
    `${ofSentences.length} tokens and ${byHand.length} by hand; scale ${scale}, backing ${backing}, lead`,
    fitted.overrule,
  );
  if (!process.argv.includes('--check')) writeFileSync(TARGET, code);
  else if (readFileSync(TARGET, 'utf8') !== code) throw new Error(`${TARGET} is not what the cases give`);
}

void main();
