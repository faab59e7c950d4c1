import { InvalidParameters } from '../../shared/domain/domain-error';
import { estimateAudioSec, unknownIn, type Voice } from '../../speech';
import { type Reading, readingRules, readText } from '../../text-normalization';
import {
  inputText,
  MAX_INPUT_CHARS,
  requireBoundedAudio,
  requireBoundedSpeech,
  requireSpeech,
} from './input-text';

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

  it('refuses towers of combining marks, and takes what is written', () => {
    const marks = '\u0301\u0316'.repeat(15);
    expect(inputText(`Z${marks}a${marks}`).charCount).toBe(62 - 2); // Ź and á are one each
    expect(faultOf(() => inputText(`Z${marks}\u0301`))).toBe('TOO_MANY_MARKS');
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

/** The text as it is spoken when no rule is applied to it. */
const asWritten = (text: string) =>
  readText(text, { language: 'vi', off: readingRules.map(({ name }) => name) });

/** For a voice that knows these characters only. */
const requireKnown = (reading: Reading, alphabet: ReadonlySet<string>) => {
  const { spokenText } = reading;
  requireSpeech(reading, unknownIn({ spokenText, voice: { alphabet } as Voice, settings }));
};
const settings = { speed: 1, pitch: 1, volume: 100 };

describe('requireSpeech', () => {
  it('accepts letters and digits of any script, and refuses nothing but marks', () => {
    for (const text of ['a', 'ế', '7', '中'])
      expect(faultOf(() => requireSpeech(asWritten(text)))).toBeUndefined();
    for (const text of ['', ' … ', '!?', '😀']) {
      expect(faultOf(() => requireSpeech(asWritten(text)))).toBe('NOTHING_TO_SPEAK');
    }
  });

  it('accepts one letter in ten that the voice does not know, no more', () => {
    const alphabet = new Set('aàchinox');
    for (const text of ['xin chào', 'XIN CHÀO!', 'xin chào anz'])
      expect(faultOf(() => requireKnown(asWritten(text), alphabet))).toBeUndefined();
    for (const text of ['xin chào az', 'xin 日本', '123'])
      expect(faultOf(() => requireKnown(asWritten(text), alphabet))).toBe('UNKNOWN_LETTERS');
  });

  it('names the place of the first unknown letter, in the text as it was written', () => {
    const alphabet = new Set('haimươlă');
    const reading = readText('😀 25 日本 ǃ', { language: 'vi', off: ['unreadable'] });
    expect(() => requireKnown(reading, alphabet)).toThrow(
      'has 13 letters of which the voice does not know 3; the first is 日 at character 5.',
    );
  });
});

describe('requireBoundedSpeech', () => {
  const refusal = (text: string) => {
    try {
      requireBoundedSpeech(readText(text, { language: 'vi' }), Array.from(text).length);
      return null;
    } catch (error) {
      return (error as InvalidParameters).faults[0]!;
    }
  };

  it.each([
    ['running text', 'Hôm nay trời đẹp, chúng ta đi chơi. '.repeat(138)],
    ['telephone numbers', 'Gọi 0912 345 678 nhé. '.repeat(227)],
    ['prices', 'Giá 1.250.000đ, giảm 15%. '.repeat(192)],
    ['a list of long numbers', '987654321 '.repeat(100)],
    ['a few signs', '⅞'.repeat(200)],
  ])('lets %s pass', (_name, text) => {
    expect(refusal(text)).toBeNull();
  });

  it('refuses a text that is read as many times its length, and tells how much of it could be spoken', () => {
    expect(refusal('⅞'.repeat(1000))).toEqual({
      field: 'input_text',
      code: 'SPOKEN_TOO_LONG',
      message:
        'input_text is read as 12999 characters; at most 8000 can be spoken, which end at character 615.',
    });
  });
});

describe('requireBoundedAudio', () => {
  const SLOWEST = 0.25;
  const refusal = (text: string, speed = SLOWEST) => {
    const { spokenText } = readText(text, { language: 'vi' });
    const durationSec = estimateAudioSec({
      spokenText,
      voice: { charsPerSec: 17.4 } as Voice,
      settings: { ...settings, speed },
    });
    return faultOf(() => requireBoundedAudio(durationSec, Array.from(text).length));
  };

  it.each([
    ['running text', 'Hôm nay trời đẹp, chúng ta đi chơi. '.repeat(138)],
    ['telephone numbers', 'Gọi 0912 345 678 nhé. '.repeat(227)],
    ['prices', 'Giá 1.250.000đ, giảm 15%. '.repeat(192)],
    ['dates', 'Ngày 02/09/2026 lúc 8h30. '.repeat(190)],
    ['one long number', '1.234.567.890.123.456'],
    ['a word', 'Có'],
    ['one sign', '⅞'],
  ])('lets %s pass at the slowest speed', (_name, text) => {
    expect(refusal(text)).toBeUndefined();
  });

  it('refuses signs that fill a disk when they are spoken slowly, and lets them pass at an ordinary speed', () => {
    const text = '⅞'.repeat(200);
    expect(refusal(text)).toBe('SPOKEN_TOO_LONG');
    expect(refusal(text, 1)).toBeUndefined();
  });

  it('tells the seconds, of the text and of what it may fill', () => {
    expect(() => requireBoundedAudio(331.2, 200)).toThrow(
      'input_text would be spoken for 332 s at this speed; 200 characters may fill 330 s.',
    );
    expect(() => requireBoundedAudio(330, 200)).not.toThrow();
  });
});
