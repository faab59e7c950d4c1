import { checkSentences, heardForm } from './sentences';

/** The marks of tones, as NFD has them; the level tone has none. */
const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];

describe('The sentences for checks', () => {
  it.each([
    ['vi', 100],
    ['en', 40],
  ] as const)('are in %s %d different ones, of words alone and no longer than a part', (language, count) => {
    const sentences = checkSentences(language);
    expect(new Set(sentences).size).toBe(count);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{L}\p{P} ]{10,200}$/u);
  });

  it('have every tone among the first ten', () => {
    const marks = checkSentences('vi').slice(0, 10).join(' ').normalize('NFD');
    for (const tone of TONES) expect(marks).toContain(tone);
  });

  it('have words of the three regions', () => {
    const words = checkSentences('vi').join(' ').toLowerCase();
    for (const word of ['vầng', 'giời', 'răng', 'mô', 'hổng', 'trái thơm']) expect(words).toContain(word);
  });
});

describe('Commands of voices', () => {
  it('load no rules of reading before a voice is checked', () => {
    jest.isolateModules(() => {
      jest.doMock('../../text-normalization', () => {
        throw new Error('The rules of reading were loaded.');
      });
      expect(() => jest.requireActual('..')).not.toThrow();
    });
    jest.dontMock('../../text-normalization');
  });
});

describe('What a recogniser writes', () => {
  it('in figures is compared in words', () => {
    expect(heardForm('LÚC 19 GIỜ', 'vi')).toBe('lúc mười chín giờ');
  });

  it('in capitals is not read as abbreviations', () => {
    expect(heardForm('MƯA TO LẮM', 'vi')).toBe('MƯA TO LẮM');
  });
});
