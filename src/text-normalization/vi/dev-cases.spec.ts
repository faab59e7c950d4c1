import { join } from 'node:path';
import { loadCases, run, scores } from '../../../test/harness/reading-cases';

const OVERALL = 0.97;
const EACH_CATEGORY = 0.9;

describe('Vietnamese reading, development cases', () => {
  const results = run(loadCases(join(__dirname, '../../../test/data/reading/vi-dev.json')));
  const failures = results
    .filter((result) => !result.passed)
    .map(
      ({ case: { id, input, accept }, spoken }) =>
        `${id}: ${input}\n  spoken   ${spoken}\n  expected ${accept[0]}`,
    );

  it.each([...scores(results)])('%s', (category, share) => {
    const needed = category === 'overall' ? OVERALL : EACH_CATEGORY;
    if (share < needed) throw new Error(`${category}: ${share} is below ${needed}\n${failures.join('\n')}`);
  });
});
