import { join } from 'node:path';
import { comparable, loadCases, run } from './case-runner';

const results = run(loadCases(join(__dirname, 'own-cases.json')));

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
    const development = loadCases(join(__dirname, '../data/vi-reading-dev.json'));
    const covered = new Set(results.map((result) => result.case.category));
    for (const { category } of development) expect(covered).toContain(category);
  });
});
