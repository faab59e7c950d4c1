import { join } from 'node:path';
import { comparable, loadCases, run } from '../../../test/harness/reading-cases';

const CASES = join(__dirname, '../../../test/data/reading');

/** One phenomenon a sentence, and several of them mixed as real texts have them. */
const FILES = ['vi-own.json', 'vi-mixed.json'];

const results = run(FILES.flatMap((file) => loadCases(join(CASES, file))));

describe('Vietnamese reading, own cases', () => {
  it.each(results.map((result) => [result.case.id, result] as const))(
    '%s',
    (_, { case: example, spoken }) => {
      const accepted = example.accept.map(comparable);
      expect(accepted).toContain(comparable(spoken));
      expect(spoken).toBe(spoken.normalize('NFC'));
    },
  );

  it('covers every category of the development cases', () => {
    const development = loadCases(join(CASES, 'vi-dev.json'));
    const covered = new Set(results.map((result) => result.case.category));
    for (const { category } of development) expect(covered).toContain(category);
  });
});
