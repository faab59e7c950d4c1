/**
 * npx tsx scripts/reading/calibrate.ts [--list] CLASSES.json…
 *
 * Reads cases with one labelled stretch each and prints how often the choice is right, by how sure it claims to be;
 * with --list also what is chosen wrongly (not for cases that are held back). A stretch that is read as part of a longer
 * one is not judged: its class is another question. What sounds as its class would is right, whatever it is called: a
 * house number and a ratio are said alike.
 */
import { parseArgs } from 'node:util';
import { readText } from '../../src/text-normalization';
import { type ClassCase, loadClassCases, unbracketed } from './labelled-tokens';

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const FROM = [0.95, 0.8, 0.6, 0];

const cases = positionals.flatMap(loadClassCases).map((each: ClassCase) => {
  const { text, from, to } = unbracketed(each);
  const { trace, spokenText } = readText(text, { language: 'vi' });
  const step = trace.find(({ start, end }) => start <= from && end >= to);
  const isWider = step !== undefined && step.end - step.start > to - from;
  const { certainty = 1, spoken = text.slice(from, to) } = step ?? {};
  const asLabelled = readText(text, {
    language: 'vi',
    choose: [{ start: from, end: to, class: each.class }],
  });
  const soundsSo =
    asLabelled.refused.length === 0 && asLabelled.spokenText.toLowerCase() === spokenText.toLowerCase();
  const read = step?.class ?? 'as written';
  return { ...each, isWider, read, isRight: read === each.class || soundsSo, certainty, spoken };
});
const judged = cases.filter(({ isWider }) => !isWider);

const right = judged.filter(({ isRight }) => isRight);
console.log(
  `${right.length} of ${judged.length} are right; ${cases.length - judged.length} in a longer stretch`,
);
console.log('| Certainty | Choices | Right |\n| --- | --- | --- |');
FROM.forEach((least, index) => {
  const below = FROM[index - 1] ?? Infinity;
  const group = judged.filter(({ certainty }) => certainty >= least && certainty < below);
  const share =
    group.length === 0
      ? '–'
      : `${((100 * group.filter(({ isRight }) => isRight).length) / group.length).toFixed(0)} %`;
  console.log(
    `| from ${least}${Number.isFinite(below) ? ` to ${below}` : ''} | ${group.length} | ${share} |`,
  );
});
if (values.list)
  for (const { input, class: kind, read, certainty, spoken } of judged.filter(({ isRight }) => !isRight))
    console.log(`${kind}, read as ${read} (${certainty.toFixed(2)}: ${spoken}): ${input}`);
