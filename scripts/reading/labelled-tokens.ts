import { readFileSync } from 'node:fs';
import { GivenChoices } from '../../src/text-normalization/choices';
import { byOpening, Scanner } from '../../src/text-normalization/scan';
import type { SemioticClass } from '../../src/text-normalization/semiotic-class';
import { SourceText } from '../../src/text-normalization/source-text';
import { type Token, Tokenizer } from '../../src/text-normalization/tokens';
import { fittedWeights } from '../../src/text-normalization/weighing';
import { vietnameseForms } from '../../src/text-normalization/vi/classify/forms';
import { evidenceFor } from '../../src/text-normalization/vi/evidence';
import { vietnameseRules } from '../../src/text-normalization/vi/rules';

/** A sentence with one stretch in brackets, and what that stretch is. */
export interface ClassCase {
  readonly input: string;
  readonly class: SemioticClass;
}

/** A form in a sentence: what the rules propose, what is legal, what stands beside it, and what it is. */
export interface LabelledToken {
  readonly form: string;
  readonly classes: readonly string[];
  readonly proposed: string;
  readonly evidence: readonly string[];
  readonly label: string;
}

/** So much that whatever the rules propose is chosen. */
const DECISIVE = 1e6;
const rules = byOpening(vietnameseRules);
const forms = byOpening(vietnameseForms);

interface FoundToken {
  readonly token: Token;
  /** Absent where only one reading is legal. */
  readonly unlabelled?: Omit<LabelledToken, 'label'>;
}

/** Every token of a text as the rules alone read it. */
export function tokensByRules(text: string): FoundToken[] {
  const found: FoundToken[] = [];
  let last: { name: string; evidence: string[] } | null = null;
  const grammar = {
    forms,
    weights: fittedWeights({ evidence: {}, backing: DECISIVE, overrule: {}, reliability: {}, otherwise: 1 }),
    evidenceFor: (...[form, place]: Parameters<typeof evidenceFor>) => {
      last = { name: form.form.name, evidence: evidenceFor(form, place) };
      return last.evidence;
    },
  };
  const scanner = new Scanner(text, rules, new Set());
  const choices = new GivenChoices([], SourceText.of(text));
  for (const token of new Tokenizer(scanner, grammar, () => true, choices).tokens()) {
    const form = last as { name: string; evidence: string[] } | null;
    last = null;
    if (token.candidate === null) continue;
    const { class: by } = token.candidate;
    const classes = [by, ...token.alternatives.map((other) => other.class)];
    const unlabelled = form && { form: form.name, classes, proposed: by, evidence: form.evidence };
    found.push(unlabelled && classes.length > 1 ? { token, unlabelled } : { token });
  }
  return found;
}

/** The tokens of sentences that are read rightly: what each is read as is its label. */
export const tokensOfSentences = (sentences: readonly string[]): LabelledToken[] =>
  sentences
    .flatMap(tokensByRules)
    .flatMap(({ unlabelled }) => (unlabelled ? [{ ...unlabelled, label: unlabelled.proposed }] : []));

export const loadClassCases = (path: string): ClassCase[] =>
  JSON.parse(readFileSync(path, 'utf8')) as ClassCase[];

/** The sentence without its brackets, and where the stretch in them begins and ends. */
export function unbracketed({ input }: ClassCase): { text: string; from: number; to: number } {
  const match = /^(.*)\[(.+)\](.*)$/su.exec(input);
  if (match === null) throw new Error(`No stretch in brackets: ${input}`);
  const [, before = '', token = '', after = ''] = match;
  return { text: before + token + after, from: before.length, to: before.length + token.length };
}

/** The tokens that are labelled by hand; those with one legal reading or none that fits are left out. */
export const tokensOfClassCases = (cases: readonly ClassCase[]): LabelledToken[] =>
  cases.flatMap((each) => {
    const { text, from, to } = unbracketed(each);
    const found = tokensByRules(text).find(({ token }) => token.from === from && token.to === to);
    if (found?.unlabelled === undefined || !found.unlabelled.classes.includes(each.class)) return [];
    return [{ ...found.unlabelled, label: each.class }];
  });
