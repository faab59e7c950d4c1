import { InvalidParameters } from '../../shared/domain/domain-error';
import { inputText, MAX_INPUT_CHARS, requireSpeech } from './input-text';

const faultOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    expect(error.faults[0]?.field).toBe('input_text');
    return error.faults[0]?.code;
  }
};

describe('inputText', () => {
  it.each([
    ['plain letters', 'Xin chào', 'Xin chào', 8],
    ['composed from decomposed', 'e\u0302\u0301', '\u1ebf', 1],
    ['a pair of surrogates is one', 'a😀b', 'a😀b', 3],
    ['CR LF and CR become LF', 'a\r\nb\rc\n\r\nd', 'a\nb\nc\n\nd', 8],
    ['white space around is kept and counted', '  a\n', '  a\n', 4],
    ['a joined emoji counts each code point', '👨‍👩‍👧', '👨‍👩‍👧', 5],
  ])('counts code points after normalisation: %s', (_name, given, text, charCount) => {
    expect(inputText(given)).toEqual({ text, charCount });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\r\n'],
    ['no-break and ideographic spaces', '\u00a0\u3000\u2003\u0085\u2028'],
    ['zero-width characters', '\u200b\u200d\ufeff\u2060'],
  ])('refuses %s', (_name, given) => {
    expect(faultOf(() => inputText(given))).toBe('BLANK');
  });

  it('refuses what cannot be stored', () => {
    expect(faultOf(() => inputText('a\0b'))).toBe('NUL_CHARACTER');
    expect(faultOf(() => inputText('a\ud83d'))).toBe('LONE_SURROGATE');
    expect(faultOf(() => inputText('\ude00a'))).toBe('LONE_SURROGATE');
  });

  it('counts the limit after normalisation', () => {
    expect(inputText('e\u0302'.repeat(MAX_INPUT_CHARS)).charCount).toBe(MAX_INPUT_CHARS);
    expect(inputText('😀'.repeat(MAX_INPUT_CHARS)).charCount).toBe(MAX_INPUT_CHARS);
    expect(inputText('a\r\n'.repeat(MAX_INPUT_CHARS / 2)).charCount).toBe(MAX_INPUT_CHARS);
    expect(faultOf(() => inputText('a'.repeat(MAX_INPUT_CHARS + 1)))).toBe('TOO_LONG');
    // U+0958 is composed, but NFC takes it apart: one character becomes two.
    expect(faultOf(() => inputText('\u0958'.repeat(MAX_INPUT_CHARS / 2 + 1)))).toBe('TOO_LONG');
  });
});

describe('requireSpeech', () => {
  it('accepts letters and digits of any script, and refuses nothing but marks', () => {
    for (const text of ['a', 'ế', '7', '中']) expect(faultOf(() => requireSpeech(text))).toBeUndefined();
    for (const text of ['', ' … ', '!?', '😀']) {
      expect(faultOf(() => requireSpeech(text))).toBe('NOTHING_TO_SPEAK');
    }
  });

  it('accepts one letter in ten that the voice does not know, no more', () => {
    const alphabet = new Set('aàchinox');
    for (const text of ['xin chào', 'XIN CHÀO!', 'xin chào anz'])
      expect(faultOf(() => requireSpeech(text, alphabet))).toBeUndefined();
    for (const text of ['xin chào az', 'xin 日本', '123'])
      expect(faultOf(() => requireSpeech(text, alphabet))).toBe('UNKNOWN_LETTERS');
  });
});
