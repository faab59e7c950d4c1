import { placesOfWords, wordAt } from './heard-word';

const word = (written: string, start: number) => ({ written, start, end: start + 1 });
const WORDS = [word('Giá', 0), word('3.5', 1), word('và', 2), word('3.5', 3)];
const TEXT = 'Giá 3.5,  và 3.5!';

describe('the words of a spoken text', () => {
  it('stand where they are written, each behind the one before, without those that are written otherwise', () => {
    const words = [...WORDS.slice(0, 2), word('xyz', 9), ...WORDS.slice(2)];
    expect(placesOfWords(TEXT, words).map(({ start, word: { start: sec } }) => [start, sec])).toEqual([
      [0, 0],
      [4, 1],
      [10, 2],
      [13, 3],
    ]);
  });

  it.each([
    ['at its beginning', 4, 1],
    ['inside it', 5, 1],
    ['right behind it', 7, 1],
    ['between two, for the next', 9, 2],
    ['behind all, for the last', 17, 3],
  ])('are found %s', (_, at, startSec) => {
    expect(wordAt(placesOfWords(TEXT, WORDS), at)?.start).toBe(startSec);
  });

  it('are not found where there are none', () => {
    expect(wordAt([], 0)).toBeUndefined();
  });
});
