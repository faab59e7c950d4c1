import fc from 'fast-check';
import { evenParts, growingParts, splitAtSentences } from './sentences';

const texts = (text: string, maxChars: number) => splitAtSentences(text, maxChars).map((part) => part.text);

describe('splitAtSentences', () => {
  it('leaves a short text whole', () => {
    expect(splitAtSentences('Xin chào.', 100)).toEqual([{ text: 'Xin chào.', start: 0, ending: 'sentence' }]);
  });

  it('cuts at the last sentence end that fits', () => {
    expect(texts('Một hai. Ba bốn. Năm sáu.', 20)).toEqual(['Một hai. Ba bốn. ', 'Năm sáu.']);
  });

  it('takes closing quotes as part of the sentence', () => {
    expect(texts('“Anh đi à?” “Ừ.” Rồi thôi nhé.', 26)).toEqual(['“Anh đi à?” “Ừ.” ', 'Rồi thôi nhé.']);
  });

  it('does not cut inside numbers, names of sites or abbreviations', () => {
    expect(texts('Giá 1.500.000 đồng tại abc.com.vn nhé', 21)).toEqual([
      'Giá 1.500.000 đồng ',
      'tại abc.com.vn nhé',
    ]);
  });

  it('falls back to clauses, then to words, then to a hard cut', () => {
    expect(splitAtSentences('một hai ba, bốn năm sáu bảy tám', 16)[0]).toMatchObject({
      text: 'một hai ba, ',
      ending: 'clause',
    });
    expect(splitAtSentences('một hai ba bốn năm', 9)[0]).toMatchObject({ text: 'một hai ', ending: 'word' });
    expect(texts('a'.repeat(25), 10)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
  });

  it('knows paragraphs', () => {
    expect(splitAtSentences('Tiêu đề\n\nNội dung dài hơn', 15)[0]).toEqual({
      text: 'Tiêu đề\n\n',
      start: 0,
      ending: 'paragraph',
    });
  });

  it('never loses, repeats or lengthens anything, and counts code points', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'ệ', '😀', ' ', '.', ',', '\n', '”', '…'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (given, maxChars) => {
        const parts = splitAtSentences(given, maxChars);
        expect(parts.map((part) => part.text).join('')).toBe(given);
        let at = 0;
        for (const part of parts) {
          const length = Array.from(part.text).length;
          expect(part.start).toBe(at);
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(maxChars);
          at += length;
        }
      }),
    );
  });
});

describe('evenParts', () => {
  it('makes parts of about the same size where the longest allowed would leave a rest', () => {
    const sentence = 'Một hai ba bốn năm. '; // 20 characters
    const lengths = evenParts(sentence.repeat(16), 300).map(({ text }) => text.length);
    expect(lengths).toEqual([180, 140]);
  });

  it('leaves a text that fits whole', () => {
    expect(evenParts('Một hai. Ba bốn.', 300)).toHaveLength(1);
  });
});

describe('growingParts', () => {
  const textsOf = (text: string, maxChars: number) => growingParts(text, maxChars).map((part) => part.text);

  it('begins with the first sentence, and goes on with whole sentences, twice as much each time', () => {
    const sentence = 'Một hai ba bốn năm. '; // 20 characters
    const lengths = textsOf(sentence.repeat(20), 100).map(({ length }) => length);
    expect(lengths).toEqual([20, 40, 80, 100, 100, 60]);
  });

  it('cuts no sentence for being longer than wanted', () => {
    const long = 'Hai ba bốn năm, sáu bảy tám chín mười. ';
    expect(textsOf(`Một. ${long}${long}`, 50)).toEqual(['Một. ', long, long]);
  });

  it('cuts a sentence that is longer than a part may be at a clause', () => {
    expect(textsOf('Một hai ba, bốn năm sáu bảy tám chín mười.', 30)).toEqual([
      'Một hai ba, ',
      'bốn năm sáu bảy tám chín mười.',
    ]);
  });

  it('never loses, repeats or lengthens anything', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'ệ', '😀', ' ', '.', ',', '\n', '”'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (given, maxChars) => {
        const parts = growingParts(given, maxChars);
        expect(parts.map((part) => part.text).join('')).toBe(given);
        let at = 0;
        for (const part of parts) {
          expect(part.start).toBe(at);
          at += Array.from(part.text).length;
          expect(at - part.start).toBeLessThanOrEqual(maxChars);
          expect(at).toBeGreaterThan(part.start);
        }
      }),
    );
  });
});
