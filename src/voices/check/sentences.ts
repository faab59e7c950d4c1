import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../speech';
import type * as textNormalization from '../../text-normalization';

/** Loads the rules of reading only when a voice is checked: loading them takes half as long as most commands of voices take. */
function inWords(written: string, language: Language): string {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load them at once
  const { readText } = require('../../text-normalization') as typeof textNormalization;
  return readText(written, { language }).spokenText;
}

/** The sentences that voices are checked with, in the words that are to be spoken. */
export function checkSentences(language: Language): string[] {
  const lines = readFileSync(join(__dirname, `sentences.${language}.txt`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => inWords(line, language));
}

/**
 * What a recogniser has written, in words, as the sentences are. Only where there are figures in it: words are left as
 * they are, for some recognisers write all in capitals, which would be read as abbreviations.
 */
export function heardForm(written: string, language: Language): string {
  return /\p{Nd}/u.test(written) ? inWords(written.toLowerCase(), language) : written;
}
