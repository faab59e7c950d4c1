import { untelex } from './telex';

describe('Telex that was left untyped', () => {
  it.each([
    ['ddi', 'đi'],
    ['ddeer', 'để'],
    ['ddang', 'đang'],
    ['khoong', 'không'],
    ['nhuwng', 'nhưng'],
    ['nguwowif', 'người'],
    ['cuwar', 'cửa'],
    ['chowi', 'chơi'],
    ['cungx', 'cũng'],
    ['dungf', 'dùng'],
    ['nhanhj', 'nhạnh'],
  ])('%s is %s', (typed, syllable) => {
    expect(untelex(typed)).toBe(syllable);
  });

  it.each(['xoong', 'loong', 'google', 'show', 'teen', 'add', 'wow', 'dd', 'toong', 'max', 'lynx', 'jinx'])(
    'leaves %s as it is',
    (word) => {
      expect(untelex(word)).toBeNull();
    },
  );
});
