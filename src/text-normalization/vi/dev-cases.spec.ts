import { join } from 'node:path';
import { failures, loadCases, run, scores } from '../../../test/harness/reading-cases';

const OVERALL = 0.97;
const EACH_CATEGORY = 0.9;

describe('Vietnamese reading, development cases', () => {
  const results = run(loadCases(join(__dirname, '../../../test/data/reading/vi-dev.json')));
  it.each([...scores(results)])('%s', (category, share) => {
    const needed = category === 'overall' ? OVERALL : EACH_CATEGORY;
    if (share < needed)
      throw new Error(`${category}: ${share} is below ${needed}\n${failures(results).join('\n')}`);
  });
});
