import fc from 'fast-check';
import { allMatches } from './all-matches';

const patterns = [/\p{L}+/gu, /\d*/g, /(?<![a-z])(?<first>[a-z])/dg, /./gsu, /(?=😀)/gu, /$/gm];

it('finds what matchAll finds', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'á', '1', ' ', '\n', '😀') });
  fc.assert(
    fc.property(texts, (text) => {
      for (const pattern of patterns) expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)]);
    }),
  );
});

it('begins at the beginning, whatever the pattern was used for before', () => {
  const pattern = /a/g;
  pattern.test('aa');
  expect(allMatches('aa', pattern)).toHaveLength(2);
});
