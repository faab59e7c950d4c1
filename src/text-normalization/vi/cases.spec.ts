import { join } from 'node:path';
import { byCategory, failures, loadCases, run } from '../../../test/harness/reading-cases';

const CASES = join(__dirname, '../../../test/data/reading');

/** One phenomenon a sentence, several of them mixed as real texts have them, and what only its neighbours decide. */
const FILES = ['vi-own.json', 'vi-mixed.json', 'vi-choice.json'];

const results = run(FILES.flatMap((file) => loadCases(join(CASES, file))));

describe('Vietnamese reading, own cases', () => {
  it.each([...byCategory(results)])('reads all cases of: %s', (_category, cases) => {
    expect(failures(cases)).toEqual([]);
  });

  it('composes every letter (NFC) in all cases', () => {
    const decomposed = results.filter(({ spoken }) => spoken !== spoken.normalize('NFC'));
    expect(decomposed.map(({ case: { id } }) => id)).toEqual([]);
  });

  it('covers every category of the development cases', () => {
    const development = loadCases(join(CASES, 'vi-dev.json'));
    const covered = new Set(results.map((result) => result.case.category));
    for (const { category } of development) expect(covered).toContain(category);
  });
});
