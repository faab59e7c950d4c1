import { join } from 'node:path';
import { byCategory, failures, loadCases, run } from '../../../test/harness/reading-cases';

const results = run(loadCases(join(__dirname, '../../../test/data/reading/en-own.json')), 'en');

describe('English reading', () => {
  it.each([...byCategory(results)])('reads all cases of: %s', (_category, cases) => {
    expect(failures(cases)).toEqual([]);
  });
});
