import { readFileSync } from 'node:fs';
import { placeOf } from './areas.mjs';

/** Prints what the last runs came to: a table in Markdown, then what survived. */
export function printResults(areas) {
  const results = areas.map((area) => [area, mutantsOf(area)]);
  console.log('| Folder | Mutants | Killed | Timed out | Survived | Not covered | Score | Passed over |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [{ name }, mutants] of results) console.log(row(`\`${name}\``, mutants));
  const all = results.flatMap(([, mutants]) => mutants);
  console.log(row('all', all));
  for (const { file, line, location, mutatorName, replacement, status } of all) {
    if (!['Survived', 'NoCoverage'].includes(status)) continue;
    const { start } = location;
    console.log(`\n${file}:${start.line}:${start.column} ${mutatorName} (${status})`);
    console.log(`- ${line.trim()}\n+ ${replacement}`);
  }
}

function mutantsOf(area) {
  const { files } = JSON.parse(readFileSync(`${placeOf(area)}.json`, 'utf8'));
  return Object.entries(files).flatMap(([file, { mutants, source }]) => {
    const lines = source.split('\n');
    return mutants.map((mutant) => ({ ...mutant, file, line: lines[mutant.location.start.line - 1] }));
  });
}

function row(name, mutants) {
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timedOut, survived, notCovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const all = killed + timedOut + survived + notCovered;
  const score = ((100 * (killed + timedOut)) / all).toFixed(1);
  return `| ${[name, all, killed, timedOut, survived, notCovered, `${score} %`, count('Ignored')].join(' | ')} |`;
}
