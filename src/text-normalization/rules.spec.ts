import { englishRules } from './en/rules';
import { noiseRules } from './noise/rules';
import { isReadingSwitch, readingRules, readText, type ReadingLanguage } from './read-text';
import type { NoiseRule, Rule } from './rule';
import { openingAt } from './scan';
import { vietnameseRules } from './vi/rules';

const languages: [ReadingLanguage, readonly (Rule | NoiseRule)[]][] = [
  ['vi', noiseRules],
  ['vi', vietnameseRules],
  ['en', englishRules],
];

const ruleSets = languages.flatMap(([language, rules]) =>
  rules.map((rule) => ({ rule: rule.name, language, examples: rule.examples })),
);

describe('the examples beside each rule', () => {
  it.each(ruleSets)('$rule reads all of its own', ({ language, examples }) => {
    const spoken = examples.map(([written]) => [written, readText(written, { language }).spokenText]);
    expect(spoken).toEqual(examples);
  });
});

describe('the first example of each rule', () => {
  it.each(ruleSets)('$rule is at work in it', ({ rule, language, examples }) => {
    const written = examples[0]?.[0] ?? '';
    const reading = readText(written, { language });
    const without = readText(written, { language, off: [rule] });
    const traced = reading.trace.some((step) => step.rule === rule);
    expect(traced || without.spokenText !== reading.spokenText).toBe(true);
    expect(without.trace.map((step) => step.rule)).not.toContain(rule);
  });
});

describe('a rule that is tried at capitals alone', () => {
  const texts = vietnameseRules.flatMap(({ examples }) => examples.flat());
  const ofCapitals = vietnameseRules.filter(
    ({ opens }) => opens.includes('capital') && !opens.includes('letter'),
  );

  it.each(ofCapitals)('$name matches at no other letter', ({ pattern }) => {
    const small = (text: string, index: number) => openingAt(text, index) === 'letter';
    const missed = texts.flatMap((text) =>
      Array.from({ length: text.length }, (_, index) => index)
        .filter((index) => small(text, index) && matchesAt(pattern, text, index))
        .map((index) => text.slice(index)),
    );
    expect(missed).toEqual([]);
  });
});

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

describe('the list of rules', () => {
  it('gives every rule one name and one sentence', () => {
    const names = readingRules.map((rule) => rule.name);
    expect(new Set(names).size).toBe(names.length);
    for (const rule of readingRules) {
      expect(rule.name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(rule.description).toMatch(/\.$/);
    }
  });

  it('knows its own names and no others', () => {
    expect(isReadingSwitch('money')).toBe(true);
    expect(isReadingSwitch('no-such-rule')).toBe(false);
  });
});
