/**
 * npx tsx scripts/reading/score.ts [--quiet] CASES.json…
 *
 * Reads files of cases in the form of test/data/reading and prints, for each, the share that is right by category
 * and every failing case; with --quiet only the shares, for cases that nobody is to tune by.
 */
import { parseArgs } from 'node:util';
import { failures, loadCases, run, scores } from '../../test/harness/reading-cases';

const { values, positionals } = parseArgs({
  options: { quiet: { type: 'boolean', default: false } },
  allowPositionals: true,
});

for (const file of positionals) {
  const results = run(loadCases(file));
  const right = results.filter(({ passed }) => passed).length;
  console.log(`${file}: ${right} of ${results.length}`);
  for (const [category, share] of scores(results)) console.log(`  ${(share * 100).toFixed(1)} % ${category}`);
  if (!values.quiet) for (const failure of failures(results)) console.log(failure);
}
