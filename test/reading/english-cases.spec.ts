import { join } from 'node:path';
import { comparable, loadCases, run } from './case-runner';

const results = run(loadCases(join(__dirname, 'english-cases.json')), 'en');

describe('English reading', () => {
  it.each(results.map((result) => [result.case.id, result] as const))(
    '%s',
    (_, { case: example, spoken }) => {
      expect(example.accept.map(comparable)).toContain(comparable(spoken));
    },
  );
});
