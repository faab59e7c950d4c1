import type { Language } from '../../speech';

/**
 * How many syllables a spoken text has. Vietnamese writes each as a word; in English they are the groups of vowels,
 * without a mute e at the end of a word: a rule of thumb.
 */
export function countSyllables(spokenText: string, language: Language): number {
  const words =
    spokenText
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (language === 'vi') return words.length;
  return words.reduce((sum, word) => sum + englishSyllables(word), 0);
}

function englishSyllables(word: string): number {
  const groups = word.replace(/(?<=[^aeiouyl])e$/, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
