import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../speech';
import { readText } from '../../text-normalization';

/** The sentences that voices are checked with, in the words that are to be spoken. */
export function checkSentences(language: Language): string[] {
  const lines = readFileSync(join(__dirname, `sentences.${language}.txt`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => readText(line, { language }).spokenText);
}

/**
 * What a recogniser has written, in words, as the sentences are. Only where there are figures in it: words are left as
 * they are, for some recognisers write all in capitals, which would be read as abbreviations.
 */
export function heardForm(written: string, language: Language): string {
  return /\p{Nd}/u.test(written) ? readText(written.toLowerCase(), { language }).spokenText : written;
}
