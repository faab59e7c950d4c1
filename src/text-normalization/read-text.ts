import { type Alias, Aliases, DICTIONARY_RULE } from './aliases';
import { mergeSteps, SpokenText } from './assemble';
import { GivenChoices } from './choices';
import { clean } from './clean';
import { noiseRules } from './noise/rules';
import { namedOf, type Reading, type ReadingChoice, type ReadingStep } from './reading';
import type { Candidate } from './candidate';
import type { NoiseRule, Rule } from './rule';
import { englishRules } from './en/rules';
import { byOpening, Scanner, type RuleIndex } from './scan';
import { isSemioticClass, type SemioticClass } from './semiotic-class';
import { codePointLength, SourceText, type Span } from './source-text';
import { type Grammar, type Token, Tokenizer } from './tokens';
import { vietnameseForms } from './vi/classify/forms';
import { evidenceFor } from './vi/evidence';
import { vietnameseRules } from './vi/rules';
import { VIETNAMESE_WEIGHTS } from './vi/fitted-weights';

/** The language of the voice decides in which language numbers and signs are read. */
export type ReadingLanguage = 'vi' | 'en';

/** One entry of the list of switches. */
export interface ReadingRuleInfo {
  readonly name: string;
  readonly class: SemioticClass;
  readonly description: string;
  readonly languages: readonly ReadingLanguage[];
}

/** Every rule that can be switched off, in the order of precedence. */
export const readingRules: readonly ReadingRuleInfo[] = [
  ...noiseRules.map((rule) => describe(rule, ['vi', 'en'])),
  ...vietnameseRules.map((rule) => describe(rule, ['vi'])),
  ...englishRules.map((rule) => describe(rule, ['en'])),
];

const names: ReadonlySet<string> = new Set(readingRules.map((rule) => rule.name));

/** Whether `off` knows a name: a class, or the alias that a rule's name is. */
export function isReadingSwitch(name: string): boolean {
  return isSemioticClass(name) || names.has(name);
}

export interface ReadingOptions {
  /** BCP 47 tag; a text in a language without rules is spoken as it is written, without the noise. */
  readonly language: string;
  /**
   * Classes that are not read, and names of single rules; a name that is both means the class. Unknown names are
   * ignored (`isReadingSwitch` finds them).
   */
  readonly off?: Iterable<string>;
  /** What the caller has decided about stretches, which do not overlap. */
  readonly choose?: readonly ReadingChoice[];
  /** Stretches of the text that are read as other texts, sorted and not overlapping: see `findAliases`. */
  readonly aliases?: readonly Alias[];
}

const rulesOf = new Map([
  ['vi', vietnameseRules],
  ['en', englishRules],
]);

const allOn = new Map([...rulesOf].map(([language, rules]) => [language, byOpening(rules)]));

/** Vietnamese chooses; elsewhere there is one reading for each written form. */
const VIETNAMESE: Grammar = {
  forms: byOpening(vietnameseForms),
  weights: VIETNAMESE_WEIGHTS,
  evidenceFor,
};
const OTHER: Grammar = { forms: byOpening([]), weights: VIETNAMESE_WEIGHTS, evidenceFor: () => [] };

/**
 * Converts written text to the words to be spoken. Total and pure: any string is accepted, the result is NFC,
 * and time is linear in the text's length.
 */
export function readText(text: string, options: ReadingOptions): Reading {
  const off = new Set(options.off);
  const isOn = (rule: { readonly name: string; readonly class: SemioticClass }) =>
    !off.has(rule.name) && !off.has(rule.class);
  const aliases = new Aliases(off.has(DICTIONARY_RULE) ? [] : (options.aliases ?? []));
  const { source: cleaned, dropped, warnings } = clean(SourceText.of(text), noiseRules.filter(isOn), aliases);
  const codePoints = Array.from(text);
  const writtenAt = ({ start, end }: Span) => codePoints.slice(start, end).join('');
  const stepOf = ({ from, to, candidate, certainty, alternatives }: Token): ReadingStep | null => {
    if (candidate === null) return null;
    const { start, end } = source.span(from, to);
    const { spoken, rule, class: kind } = candidate;
    return {
      start,
      end,
      written: writtenAt({ start, end }),
      spoken,
      rule,
      class: kind,
      certainty,
      alternatives,
    };
  };
  const readAlias = (alias: string) => readText(alias, { language: options.language, off }).spokenText;
  const { source, given } = aliases.replaceIn(cleaned, readAlias);
  const hasPictures = dropped.some((step) => step.class === 'emoji');
  const rules = rulesFor(options.language, off, isOn);
  const scanner = new Scanner(source.text, rules, off, given, hasPictures);
  const choices = new GivenChoices(options.choose ?? [], source);
  const read: ReadingStep[] = [];
  const allowed = ({ rule, class: kind }: Candidate) => off.size === 0 || isOn({ name: rule, class: kind });
  const spoken = new SpokenText(source);
  const grammar = options.language === 'vi' ? VIETNAMESE : OTHER;
  const tokenizer = new Tokenizer(scanner, grammar, allowed, choices);
  for (const token of tokenizer.tokens()) {
    for (const piece of token.pieces) spoken.add(piece);
    const step = stepOf(token);
    if (step !== null) read.push(step);
  }
  spoken.finish(codePointLength(text));
  const removed = dropped.map((step) => ({
    ...step,
    written: writtenAt(step),
    certainty: 1,
    alternatives: [],
  }));
  return {
    spokenText: spoken.text,
    trace: mergeSteps(read, removed),
    alignment: spoken.alignment,
    warnings: [...warnings, ...unspeakable(read)],
    refused: choices.refused,
  };
}

function unspeakable(read: readonly ReadingStep[]): Reading['warnings'] {
  const lost = read.filter((step) => step.rule === 'unreadable' || step.rule === 'en-unreadable');
  if (lost.length === 0) return [];
  const dropped = namedOf(lost.map(({ written }) => written));
  const message = `Not spoken, no reading is known (${lost.length}): ${dropped.join(' ')}`;
  return [{ code: 'UNREADABLE_DROPPED', message, dropped }];
}

function rulesFor(language: string, off: ReadonlySet<string>, isOn: (rule: Rule) => boolean): RuleIndex {
  const index = allOn.get(language);
  if (index && off.size === 0) return index;
  return byOpening((rulesOf.get(language) ?? []).filter(isOn));
}

function describe(rule: Rule | NoiseRule, languages: readonly ReadingLanguage[]): ReadingRuleInfo {
  const { name, class: kind, description } = rule;
  return { name, class: kind, description, languages };
}
