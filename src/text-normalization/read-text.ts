import { type Alias, Aliases } from './aliases';
import { mergeSteps, SpokenText } from './assemble';
import { clean } from './clean';
import { noiseRules } from './noise/rules';
import { namedOf, type Reading, type ReadingStep } from './reading';
import { englishRules } from './en/rules';
import { indexRules, scan, type RuleIndex } from './scan';
import { codePointLength, SourceText, type Span } from './source-text';
import { vietnameseRules } from './vi/rules';

/** The language of the voice decides in which language numbers and signs are read. */
export type ReadingLanguage = 'vi' | 'en';

/** One entry of the list of switches. */
export interface ReadingRuleInfo {
  readonly name: string;
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

export function isReadingRule(name: string): boolean {
  return names.has(name);
}

export interface ReadingOptions {
  /** BCP 47 tag; a text in a language without rules is spoken as it is written, without the noise. */
  readonly language: string;
  /** Names of rules that are not to be applied; unknown names are ignored (`isReadingRule` finds them). */
  readonly off?: Iterable<string>;
  /** Stretches of the text that are read as other texts, sorted and not overlapping: see `findAliases`. */
  readonly aliases?: readonly Alias[];
}

const rulesOf = new Map([
  ['vi', vietnameseRules],
  ['en', englishRules],
]);

const allOn = new Map([...rulesOf].map(([language, rules]) => [language, indexRules(rules)]));

/**
 * Converts written text to the words to be spoken. Total and pure: any string is accepted, the result is NFC,
 * and time is linear in the text's length.
 */
export function readText(text: string, options: ReadingOptions): Reading {
  const off = new Set(options.off);
  const noise = noiseRules.filter((rule) => !off.has(rule.name));
  const aliases = new Aliases(options.aliases ?? []);
  const { source: cleaned, dropped, warnings } = clean(SourceText.of(text), noise, aliases);
  const codePoints = Array.from(text);
  const stepOf = (span: Span, spoken: string, rule: string): ReadingStep => ({
    start: span.start,
    end: span.end,
    written: codePoints.slice(span.start, span.end).join(''),
    spoken,
    rule,
  });
  const readAlias = (alias: string) => readText(alias, { language: options.language, off }).spokenText;
  const { source, given } = aliases.replaceIn(cleaned, readAlias);
  const pieces = scan(source.text, rulesFor(options.language, off), given);
  const spoken = new SpokenText(source);
  const read: ReadingStep[] = [];
  for (const piece of pieces) {
    spoken.add(piece);
    if (piece.rule !== null) read.push(stepOf(source.span(piece.from, piece.to), piece.spoken, piece.rule));
  }
  spoken.finish(codePointLength(text));
  const removed = dropped.map((step) => stepOf(step, step.spoken, step.rule));
  return {
    spokenText: spoken.text,
    trace: mergeSteps(read, removed),
    alignment: spoken.alignment,
    warnings: [...warnings, ...unspeakable(read)],
  };
}

function unspeakable(read: readonly ReadingStep[]): Reading['warnings'] {
  const lost = read.filter((step) => step.rule === 'unreadable' || step.rule === 'en-unreadable');
  if (lost.length === 0) return [];
  const dropped = namedOf(lost.map(({ written }) => written));
  const message = `Not spoken, no reading is known (${lost.length}): ${dropped.join(' ')}`;
  return [{ code: 'UNREADABLE_DROPPED', message, dropped }];
}

function rulesFor(language: string, off: ReadonlySet<string>): RuleIndex {
  const index = allOn.get(language);
  if (index && off.size === 0) return index;
  return indexRules((rulesOf.get(language) ?? []).filter((rule) => !off.has(rule.name)));
}

function describe(
  { name, description }: { name: string; description: string },
  languages: readonly ReadingLanguage[],
): ReadingRuleInfo {
  return { name, description, languages };
}
