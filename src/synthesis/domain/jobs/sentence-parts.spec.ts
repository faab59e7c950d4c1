import fc from 'fast-check';
import { sentenceParts } from './sentence-parts';

/** @returns the parts, and how often the reader was asked */
function partsOf(text: string, maxChars: number, language = 'vi') {
  const steps = sentenceParts(text, maxChars, language);
  for (let asked = 0; ; asked++) {
    const { done, value } = steps.next();
    if (done) return { asked, parts: value };
  }
}

const textsOf = (text: string, maxChars: number, language?: string) =>
  partsOf(text, maxChars, language).parts.map((part) => part.text);

describe('parts of whole sentences', () => {
  it.each([
    ['Trời đẹp. Họp ở Q. 1 lúc 8 giờ.', 'Trời đẹp. ', 'Họp ở Q. 1 lúc 8 giờ.'],
    ['Trời đẹp. Chợ ở TP. Hồ Chí Minh.', 'Trời đẹp. ', 'Chợ ở TP. Hồ Chí Minh.'],
    ['Trời đẹp. Mời TS. Lan lên nói.', 'Trời đẹp. ', 'Mời TS. Lan lên nói.'],
    ['Trời đẹp. Gặp GS.TS. Lan và TS. An.', 'Trời đẹp. ', 'Gặp GS.TS. Lan và TS. An.'],
  ])('are not cut behind an abbreviation: %s', (text, ...parts) => {
    expect(textsOf(text, 28)).toEqual(parts);
  });

  it('are not cut behind an abbreviation of another language', () => {
    expect(textsOf('It rains. We met Dr. Brown there.', 28, 'en')).toEqual([
      'It rains. ',
      'We met Dr. Brown there.',
    ]);
  });

  it('ask the reader a few times for each part, where all is abbreviated', () => {
    const text = 'Gặp TS. Lan ở TP. Huế cùng '.repeat(400);
    const { asked, parts } = partsOf(text, 2_000);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts).toHaveLength(Math.ceil(text.length / 2_000));
    expect(asked).toBeLessThanOrEqual(4 * parts.length);
  });

  it('are cut behind a short name, of which the reader is asked', () => {
    expect(partsOf('Tôi gặp Lan. Trời đẹp.', 15)).toMatchObject({
      asked: 1,
      parts: [
        { text: 'Tôi gặp Lan. ', start: 0, ending: 'sentence' },
        { text: 'Trời đẹp.', start: 13, ending: 'sentence' },
      ],
    });
  });

  it('end at a clause where no sentence ends', () => {
    expect(textsOf('Trời mưa, ở Q. 1 và Q. 3 thì không', 18)[0]).toBe('Trời mưa, ');
  });

  it('lose and add nothing, and are as long as they may be at most', () => {
    const piece = fc.constantFrom(
      'Q. ',
      'TP. ',
      'TS.',
      'a',
      ' ',
      'Xin chào. ',
      '\n',
      '\n\n',
      '😀',
      'An. ',
      '1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (pieces, maxChars) => {
        const text = pieces.join('');
        const { parts } = partsOf(text, maxChars);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        let at = 0;
        for (const part of parts) {
          expect(part.start).toBe(at);
          const length = Array.from(part.text).length;
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(maxChars);
          at += length;
        }
      }),
    );
  });
});
