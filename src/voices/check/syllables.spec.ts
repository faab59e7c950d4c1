import { countSyllables } from './syllables';

it.each([
  ['vi', 'Hôm nay trời đẹp, phải không?', 6],
  ['vi', '… – !', 0],
  ['en', 'The train leaves the station at noon.', 9],
  ['en', 'A little apple made', 6],
  ['en', 'hmm', 1],
] as const)('In %s, %j has %d syllables or so', (language, text, syllables) => {
  expect(countSyllables(text, language)).toBe(syllables);
});
