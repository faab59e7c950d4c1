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

/** Share of passed cases by category, and of all under `overall`. */
export function scores(results: readonly CaseResult[]): Map<string, number> {
  const byCategory = new Map<string, CaseResult[]>([['overall', [...results]]]);
  for (const result of results) {
    const { category } = result.case;
    byCategory.set(category, [...(byCategory.get(category) ?? []), result]);
  }
  return new Map(
    [...byCategory].map(([category, group]) => [
      category,
      group.filter((one) => one.passed).length / group.length,
    ]),
  );
}
