import { fold, isSyllable } from './syllables';

const WORDS = [
  ['một', true, 'mot'],
  ['mot', false, 'mot'],
  ['Đường', true, 'Duong'],
  ['nghiệp', true, 'nghiep'],
  ['nghiêp', false, 'nghiep'],
  ['xyz', false, 'xyz'],
  ['một câu dài hơn một từ', false, 'mot cau dai hon mot tu'],
] as const;

describe('a syllable, and a word without its marks', () => {
  it.each(WORDS)('%s', (word, syllable, plain) => {
    expect([isSyllable(word), fold(word)]).toEqual([syllable, plain]);
  });

  it('are the same when they are asked for again, however many words came in between', () => {
    for (let i = 0; i < 10_000; i++) {
      expect(isSyllable(`từ${i}`)).toBe(false);
      expect(fold(`từ${i}`)).toBe(`tu${i}`);
    }
    for (const [word, syllable, plain] of WORDS)
      expect([isSyllable(word), fold(word)]).toEqual([syllable, plain]);
  });
});
