import { readFileSync } from 'node:fs';
import { readText, type ReadingLanguage } from '../../src/text-normalization';

/** A written sentence and the spoken forms that are right for it. */
export interface ReadingCase {
  readonly id: string;
  readonly input: string;
  readonly accept: readonly string[];
  readonly category: string;
  readonly note?: string;
}

export interface CaseResult {
  readonly case: ReadingCase;
  readonly spoken: string;
  readonly passed: boolean;
}

export function loadCases(path: string): ReadingCase[] {
  return JSON.parse(readFileSync(path, 'utf8')) as ReadingCase[];
}

/** What two readings are compared by: punctuation, case and white space do not count, everything else does. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.,;:!?…"'“”‘’«»()[\]{}\-–—‐‑]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function run(cases: readonly ReadingCase[], language: ReadingLanguage = 'vi'): CaseResult[] {
  return cases.map((example) => {
    const spoken = readText(example.input, { language }).spokenText;
    const accepted = example.accept.some((form) => comparable(form) === comparable(spoken));
    const composed = example.category !== 'keep' || spoken === spoken.normalize('NFC');
    return { case: example, spoken, passed: accepted && composed };
  });
}

export function byCategory(results: readonly CaseResult[]): Map<string, CaseResult[]> {
  const groups = new Map<string, CaseResult[]>();
  for (const result of results) {
    const { category } = result.case;
    groups.set(category, [...(groups.get(category) ?? []), result]);
  }
  return groups;
}

/** Each case that failed: its id, what was written, what was spoken and what was expected. */
export function failures(results: readonly CaseResult[]): string[] {
  return results
    .filter(({ passed }) => !passed)
    .map(
      ({ case: { id, input, accept }, spoken }) =>
        `${id}: ${input}\n  spoken   ${spoken}\n  expected ${accept[0]}`,
    );
}

/** Share of passed cases by category, and of all under `overall`. */
export function scores(results: readonly CaseResult[]): Map<string, number> {
  const groups = new Map([['overall', results], ...byCategory(results)]);
  const share = (group: readonly CaseResult[]) => group.filter((one) => one.passed).length / group.length;
  return new Map([...groups].map(([category, group]) => [category, share(group)]));
}
