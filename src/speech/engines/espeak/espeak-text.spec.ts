import fc from 'fast-check';
import { espeakText } from './espeak-text';

describe('espeakText', () => {
  it('leaves plain words as they are', () => {
    const text = 'Xin chào các bạn, hôm nay “đẹp trời” — đi chơi nhé!\nRồi về…';
    expect(espeakText(text).text).toBe(text);
  });

  it.each([
    ['markup', '<break time="100s"/>xin', ' break time="100s"/ xin'],
    ['entities', '&lt;break&gt; &#60;', ' lt;break gt;  #60;'],
    ['phoneme mnemonics', "[[h@l'oU]]", "  h@l'oU  "],
    ['commands', 'a\u0001500S b', 'a 500S b'],
    ['the end of text', 'trước\u0000sau', 'trước sau'],
    ['C1 controls and tabs', 'a\u0085b\tc', 'a b c'],
    ['lone surrogates', 'a\ud800b', 'a b'],
    ['private use and non-characters', 'a\ue001\uffff\u{10ffff}b', 'a   b'],
  ])('takes the force out of %s', (_, given, expected) => {
    expect(espeakText(given).text).toBe(expected);
  });

  it('composes Vietnamese letters', () => {
    expect(espeakText('tiếng Việt'.normalize('NFD')).text).toBe('tiếng Việt');
  });

  it('breaks long runs, which would be cut off, and knows where they came from', () => {
    const { text, origins } = espeakText(`${'7'.repeat(30)} xin`);
    expect(text).toBe(`${'7'.repeat(24)} ${'7'.repeat(6)} xin`);
    expect(Array.from(origins.slice(22, 28))).toEqual([22, 23, 24, 24, 25, 26]);
    expect(origins.at(-1)).toBe(33);
  });

  it('closes a clause before its names of signs get too long to be spoken', () => {
    const clauses = espeakText('😀 '.repeat(200)).text.split(',');
    expect(clauses.length).toBeGreaterThan(3);
    expect(Math.max(...clauses.map((clause) => Array.from(clause).length))).toBeLessThan(100);
  });

  it('closes a clause before letters of another language, which are named, get too long', () => {
    const text = 'ặ Âạ '.repeat(25);
    expect(espeakText(text, 'vi').text).toBe(text);
    expect(espeakText(text, 'en').text.split(',')).toHaveLength(3);
  });

  it('keeps a letter from being repeated into silence', () => {
    expect(espeakText('w W w w x').text).toBe('w W w, w x');
    expect(espeakText('xin xin xin xin').text).toBe('xin xin xin xin');
  });

  it.each([
    ['a full stop after each', 'p. p. p. p. p', 'p. p. p,  p. p'],
    ['a sign after each', 'f’ f’ f’ f’ f', 'f’ f’ f, ’ f’ f'],
    ['hyphens between', 'p-p-p-p', 'p-p-p, -p'],
    ['a capital after each', 'xX xX x', 'xX x, X x'],
    ['marks above', 'p\u0311 p\u0311 p\u0311 p', 'p p p, p'],
  ])('sees a letter repeated with %s', (_, given, expected) => {
    expect(espeakText(given).text).toBe(expected);
  });

  it('cuts rows of abbreviations, which would be one word', () => {
    expect(espeakText('v.v. a.k.a. U.S.A. xin').text).toBe('v.v. a.k.a. U.S.A, xin');
    expect(espeakText('v.v. xin v.v. chào v.v. bạn').text).toBe('v.v. xin v.v. chào v.v. bạn');
  });

  it('leaves out letters without a sound, and marks that no letter is composed with', () => {
    expect(espeakText('a ꜣꜣ b\ua78c日').text).toBe('a    b  ');
    expect(espeakText('\u1e9b\u0323 e\u0301\u0301').text).toBe('\u1e9b é');
  });

  it('does not touch a long sentence of words', () => {
    const text = 'một hai ba bốn năm sáu bảy '.repeat(20);
    expect(espeakText(text).text).toBe(text);
  });

  it('holds for any string: nothing obeyed, every place known', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
        const { text, origins } = espeakText(given);
        expect(text).not.toMatch(/[<>&[\]\p{Cs}\p{Co}]|(?!\n)\p{Cc}/u);
        expect(origins).toHaveLength(Array.from(text).length);
        const chars = Array.from(given.normalize('NFC'));
        origins.forEach((origin, i) => {
          expect(origin).toBeLessThan(chars.length);
          if (i > 0) expect(origin).toBeGreaterThanOrEqual(origins[i - 1]!);
        });
      }),
    );
  });
});
