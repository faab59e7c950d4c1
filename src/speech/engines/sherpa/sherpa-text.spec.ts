import fc from 'fast-check';
import { alphabetOf, sherpaText } from './sherpa-text';

const ALPHABET = alphabetOf('_ 0\n 1\na 2\nà 3\nc 4\nh 5\ni 6\nn 7\no 8\nx 9\n. 10\n, 11\n');

describe('alphabetOf', () => {
  it('reads a character a line, and the space from the line that has none', () => {
    expect([...ALPHABET].join('')).toBe('_ aàchinox.,');
    expect([...alphabetOf('a 0\r\n  1\r\n')]).toEqual(['a', ' ']);
  });
});

describe('sherpaText for a model on characters', () => {
  it.each([
    ['xin chào.', 'xin chào.'],
    ['XIN CHÀO.', 'xin chào.'],
    ['xin chào', 'xin chào.'],
    ['xin\u0000chào', 'xin chào.'],
    ['xin <chào>', 'xin chào.'],
    ['xin. a', 'xin. a.'],
    ['xin chào'.normalize('NFD'), 'xin chào.'],
    ['xin zhào 日本', 'xin hào.'],
  ])('makes %j to %j', (given, expected) => expect(sherpaText(given, ALPHABET)).toBe(expected));

  it.each(['', '  \n', '. , .', '日本', '😀', '123', '\ud800'])('finds nothing to say in %j', (given) => {
    expect(sherpaText(given, ALPHABET)).toBeNull();
  });

  it('closes with a space where the model knows no full stop, lest the last character be lost', () => {
    expect(sherpaText('a', new Set(['a', ' ']))).toBe('a ');
  });

  it('never holds a character that the model does not know, nor less than two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        const text = sherpaText(given, ALPHABET) ?? 'a.';
        expect(Array.from(text).every((char) => ALPHABET.has(char))).toBe(true);
        expect(text.length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('sherpaText for a model with phonemes', () => {
  it.each([
    ['Xin chào, 2 bạn!', 'Xin chào, 2 bạn!'],
    ["[[h@l'oU]]", "h@l'oU]]"],
    ['a\u0001500S b', 'a 500S b'],
    ['trước\u0000sau', 'trước sau'],
    ['a\ud800b', 'a b'],
  ])('makes %j to %j', (given, expected) => expect(sherpaText(given, undefined)).toBe(expected));

  it.each(['', ' \n\t', '\u0000'])('finds nothing to say in %j', (given) => {
    expect(sherpaText(given, undefined)).toBeNull();
  });
});
