import { InvalidParameters } from '../../shared/domain/domain-error';
import { Speakers, type Voice } from '../../speech';
import type { MarkedPassage, MarkedText } from './markup';
import { voicedText } from './voiced-passages';

const voice = (speakerId: string, more: object = {}): Voice =>
  ({ speakerId, provider: 'a', language: 'vi', gender: 'female', sampleRate: 22_050, ...more }) as Voice;

const linh = voice('linh');
const speakers = new Speakers([
  linh,
  voice('nam', { gender: 'male' }),
  voice('john', { language: 'en', gender: 'male' }),
  voice('mary', { language: 'en' }),
  voice('other-engine', { provider: 'b' }),
  voice('other-rate', { sampleRate: 44_100 }),
  voice('poly', { provider: 'c', languages: ['vi', 'en', 'pt-BR'] }),
]);
const settings = { speed: 2, pitch: 1, volume: 100 };

function passageOf(asked: Partial<MarkedPassage>, by = linh) {
  const place = { line: 2, column: 3, tag: 'lang' };
  const plain = { voice: null, language: null, rate: 1, pitch: 1, volume: 1, pauseBeforeSec: 0 };
  const passage: MarkedPassage = { start: 0, end: 1, place, ...plain, pauseAfter: 'word', ...asked };
  const marked = { text: 'a', passages: [passage] } as unknown as MarkedText;
  return voicedText(marked, by, settings, speakers).passages[0]!;
}

describe('voicedText', () => {
  it('keeps the voice of the request where nothing else is asked for', () => {
    expect(passageOf({})).toMatchObject({ voice: linh, settings });
    expect(passageOf({ language: 'vi-vn' }).voice.speakerId).toBe('linh');
  });

  it('takes a voice by its name', () => {
    expect(passageOf({ voice: 'nam' }).voice.speakerId).toBe('nam');
  });

  it('has another voice of the engine speak a language that its own does not, one of its gender first', () => {
    expect(passageOf({ language: 'en' }).voice.speakerId).toBe('mary');
    expect(passageOf({ language: 'en-gb', voice: 'nam' }).voice.speakerId).toBe('john');
  });

  it('has a voice of several languages speak each of them itself', () => {
    const poly = speakers.find('poly')!;
    expect(passageOf({ language: 'en-us' }, poly).voice).toMatchObject({ speakerId: 'poly', speaking: 'en' });
    expect(passageOf({ language: 'pt' }, poly).voice).toMatchObject({ speaking: 'pt-BR' });
    const inEnglish = { ...poly, speaking: 'en' };
    expect(passageOf({ language: 'vi' }, inEnglish).voice.speaking).toBeUndefined();
  });

  it('multiplies the settings of the request', () => {
    expect(passageOf({ rate: 1.5, pitch: 0.5, volume: 0.333 }).settings).toEqual({
      speed: 3,
      pitch: 0.5,
      volume: 33,
    });
  });

  it.each([
    [{ voice: 'nobody' }, 'UNKNOWN_SPEAKER'],
    [{ voice: 'other-engine' }, 'OTHER_ENGINE'],
    [{ voice: 'other-rate' }, 'OTHER_ENGINE'],
    [{ language: 'ja' }, 'UNKNOWN_LANGUAGE'],
    [{ rate: 2.01 }, 'OUT_OF_RANGE'],
    [{ pitch: 3 }, 'OUT_OF_RANGE'],
    [{ volume: 2.5 }, 'OUT_OF_RANGE'],
    [{ rate: -1 }, 'OUT_OF_RANGE'],
  ])('refuses %p, naming the element', (asked, code) => {
    const faults = [expect.objectContaining({ field: 'input_text', code })];
    expect(() => passageOf(asked)).toThrow(InvalidParameters);
    expect(() => passageOf(asked)).toThrow(expect.objectContaining({ faults }));
    expect(() => passageOf(asked)).toThrow(/^input_text line 2, column 3: <lang> /);
  });

  it('changes no voice for the language of the whole document', () => {
    const place = { line: 1, column: 1, tag: 'speak' };
    expect(() => passageOf({ language: 'en', place })).toThrow('<speak> asks for en');
  });
});
