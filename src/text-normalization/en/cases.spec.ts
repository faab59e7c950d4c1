import { join } from 'node:path';
import { comparable, loadCases, run } from '../../../test/harness/reading-cases';

const results = run(loadCases(join(__dirname, '../../../test/data/reading/en-own.json')), 'en');

describe('English reading', () => {
  it.each(results.map((result) => [result.case.id, result] as const))(
    '%s',
    (_, { case: example, spoken }) => {
      expect(example.accept.map(comparable)).toContain(comparable(spoken));
    },
  );
});
