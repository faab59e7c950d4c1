import { firstWords, PREVIEW_CHARS, PREVIEWED_CHARS } from './first-words';

const beginningOf = (text: string): string => Array.from(text).slice(0, PREVIEWED_CHARS).join('');

describe('the first words of a text', () => {
  it('are the text where it fits, in one line', () => {
    expect(firstWords(' # Chương 1\n\nXin chào. ')).toBe('# Chương 1 Xin chào.');
    const longest = '𝄞'.repeat(PREVIEW_CHARS);
    expect(firstWords(beginningOf(longest))).toBe(longest);
  });

  it('end with a whole word where the text goes on', () => {
    const found = firstWords(beginningOf('giá 150.000đ, '.repeat(20)));
    expect(found).toBe(`${'giá 150.000đ, '.repeat(7).trim()}…`);
    expect(Array.from(found).length).toBeLessThanOrEqual(PREVIEW_CHARS);
  });

  it('are cut where there is one word alone', () => {
    expect(firstWords(beginningOf('𝄞'.repeat(200)))).toBe(`${'𝄞'.repeat(PREVIEW_CHARS - 1)}…`);
  });
});
