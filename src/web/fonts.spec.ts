import { CHARACTERS } from './fonts';
import { en } from './i18n/en';
import { enAdmin } from './i18n/en-admin';
import { vi } from './i18n/vi';
import { viAdmin } from './i18n/vi-admin';

/** The texts of a dictionary, those with gaps filled with nothing. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part)];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

describe('the fonts of the page', () => {
  it.each([
    ['Vietnamese', { vi, viAdmin }],
    ['English', { en, enAdmin }],
  ])('have every letter, digit and punctuation mark of its texts in %s', (_, dictionary) => {
    const used = new Set(
      textsIn(dictionary)
        .join('')
        .match(/[\p{L}\p{N}\p{P}]/gu),
    );
    expect([...used].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
  });

  it('have Vietnamese however it is typed', () => {
    const typed = 'Nguyễn Đức Hưởng, giá 150.000 ₫ – “rẻ”…'.normalize('NFD');
    expect([...typed].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
  });
});
