/**
 * npx tsx scripts/reading/compare.ts OTHER FILE…
 *
 * Reads every sentence as this source does and as another does, and prints those that are read differently. OTHER is
 * the module of the other reading: dist/src/text-normalization of an older build, or src/text-normalization of
 * another checkout. A file is JSON cases in the form of test/data/reading, or plain text with a sentence a line.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as TextNormalization from '../../src/text-normalization';
import { readText } from '../../src/text-normalization';
import { loadCases } from '../../test/harness/reading-cases';

const sentencesOf = (file: string): string[] =>
  file.endsWith('.json')
    ? loadCases(file).map(({ input }) => input)
    : readFileSync(file, 'utf8').split('\n').filter(Boolean);

async function main([other, ...files]: string[]): Promise<void> {
  if (other === undefined || files.length === 0) throw new Error('Which other reading, and which sentences?');
  const before = (await import(resolve(other, 'index'))) as Pick<typeof TextNormalization, 'readText'>;
  const sentences = [...new Set(files.flatMap(sentencesOf))];
  const changed = sentences.filter((sentence) => {
    const [was, is] = [before, { readText }].map(
      (of) => of.readText(sentence, { language: 'vi' }).spokenText,
    );
    if (was !== is) console.log(`${sentence}\n  was ${was}\n  is  ${is}`);
    return was !== is;
  });
  console.log(`${changed.length} of ${sentences.length} sentences are read differently`);
}

void main(process.argv.slice(2));
