import { join } from 'node:path';
import { failures, loadCases, run, scores } from '../../../test/harness/reading-cases';

const OVERALL = 0.97;
const EACH_CATEGORY = 0.9;
const CASES = join(__dirname, '../../../test/data/reading');

describe.each(['vi-dev.json', 'vi-dev-2.json'])('Vietnamese reading, development cases of %s', (file) => {
  const results = run(loadCases(join(CASES, file)));
  it.each([...scores(results)])('%s', (category, share) => {
    const needed = category === 'overall' ? OVERALL : EACH_CATEGORY;
    if (share < needed)
      throw new Error(`${category}: ${share} is below ${needed}\n${failures(results).join('\n')}`);
  });
});

describe('Vietnamese reading, cases that are held back', () => {
  it('reads most of them; which ones fail is not told, so that no rule is fitted to them', () => {
    const results = run(loadCases(join(CASES, 'vi-held-back.json')));
    expect(scores(results).get('overall')).toBeGreaterThanOrEqual(OVERALL);
  });
});
