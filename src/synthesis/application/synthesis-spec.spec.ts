import { EngineUnavailable, Speakers, type Voice } from '../../speech';
import type { MarkedText } from '../domain/markup';
import type { SpeechRequestState } from '../domain/speech-request';
import { contentHash } from './audio-cache/content-hash';
import { idempotencyKey } from './idempotency';
import { restoreSpec, storedSpec, synthesisSpec } from './synthesis-spec';

const speakers = new Speakers([
  { speakerId: 'vi-1', language: 'vi' } as Voice,
  { speakerId: 'poly', language: 'vi', languages: ['vi', 'en'] } as unknown as Voice,
]);

describe('synthesisSpec', () => {
  it('names every faulty field at once', () => {
    const given = { inputText: '', speakerId: 'x', speed: 9, volume: -1, audioType: 'aac' };
    expect(() => synthesisSpec(given, speakers)).toThrow(
      expect.objectContaining({
        faults: [
          expect.objectContaining({ field: 'input_text', code: 'BLANK' }),
          expect.objectContaining({ field: 'speaker_id', code: 'UNKNOWN_SPEAKER' }),
          expect.objectContaining({ field: 'speed', code: 'MAX' }),
          expect.objectContaining({ field: 'volume', code: 'MIN' }),
          expect.objectContaining({ field: 'audio_type', code: 'IS_IN' }),
        ],
      }),
    );
  });

  it('joins what is wrong to one sentence', () => {
    expect(() => synthesisSpec({ inputText: 'a', speed: 9, volume: -1 }, speakers)).toThrow(
      /^speed [^;]*[^.]; volume [^;]*\.$/,
    );
  });

  it('has a voice speak the language that is named, and refuses one that it does not speak', () => {
    const given = { inputText: 'Hello', speakerId: 'poly', language: 'en' };
    const spec = synthesisSpec(given, speakers);
    expect(spec.voice).toMatchObject({ speakerId: 'poly', speaking: 'en' });
    expect(synthesisSpec({ ...given, language: 'vi' }, speakers).voice).toBe(speakers.find('poly'));
    expect(() => synthesisSpec({ ...given, speakerId: 'vi-1' }, speakers)).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ field: 'language', code: 'UNKNOWN_LANGUAGE' })],
      }),
    );
  });

  it('restores the language with the request, unless the voice does not speak it any more', () => {
    const named = synthesisSpec({ inputText: 'Hello', speakerId: 'poly', language: 'en' }, speakers);
    const stored = storedSpec({ ...named, dictionaries: [] }) as unknown as SpeechRequestState;
    expect(restoreSpec(stored, speakers).voice).toMatchObject({ speakerId: 'poly', speaking: 'en' });
    const later = new Speakers([{ ...speakers.find('poly')!, languages: ['vi', 'fr'] }]);
    expect(() => restoreSpec(stored, later)).toThrow(EngineUnavailable);
  });

  it('gives audio and keys of another language other names', () => {
    const inLanguage = (language: string) => ({
      ...synthesisSpec({ inputText: 'Hello', speakerId: 'poly', language }, speakers),
      dictionaries: [],
    });
    expect(contentHash(inLanguage('en'), '1', 'a')).not.toBe(contentHash(inLanguage('vi'), '1', 'a'));
    expect(idempotencyKey('k', inLanguage('en'))).not.toEqual(idempotencyKey('k', inLanguage('vi')));
  });

  it('does not take a failure of its own for a fault of the input', () => {
    const speakerId = 'vi-1';
    expect(() => synthesisSpec({ inputText: '', speakerId }, {} as Speakers)).toThrow(TypeError);
  });

  it('fills in whatever is left out', () => {
    expect(synthesisSpec({ inputText: 'Xin chào' }, speakers)).toEqual({
      text: { text: 'Xin chào', charCount: 8 },
      voice: speakers.default,
      settings: { speed: 1, pitch: 1, volume: 100 },
      audioType: 'mp3',
      readingOff: [],
      readingChoose: [],
      dictionaries: null,
    });
  });

  describe('of a text with markup', () => {
    const place = { line: 1, column: 8, tag: 'voice' };
    const plain = { voice: null, language: null, rate: 1, pitch: 1, volume: 1, pauseBeforeSec: 0 };
    const passage = { start: 0, end: 3, place, ...plain, pauseAfter: 'word' } as const;
    const markup = { text: 'Một', charCount: 3, passages: [passage], substitutes: [], saidAs: [] };
    const marked = { document: '<speak>Một</speak>', ...markup };
    const asked = (given: Partial<MarkedText>) =>
      synthesisSpec(
        { inputText: marked.document, speakerId: 'vi-1', marked: { ...marked, ...given } },
        speakers,
      );
    const inDocument = (document: string) => ({ ...asked({ document }), dictionaries: [] });

    it('charges the text, and keeps the document with its request', () => {
      const spec = { ...asked({}), dictionaries: [] };
      expect(spec.text).toEqual({ text: 'Một', charCount: 3 });
      const stored = storedSpec(spec);
      expect(stored).toMatchObject({ inputText: marked.document, charCount: 3, markup });
      const row = JSON.parse(JSON.stringify(stored)) as SpeechRequestState;
      expect(restoreSpec(row, speakers)).toEqual(spec);
    });

    it('is not restored while a voice that it names is gone', () => {
      const spec = asked({ passages: [{ ...passage, voice: 'poly' }] });
      const stored = storedSpec({ ...spec, dictionaries: [] }) as unknown as SpeechRequestState;
      expect(() => restoreSpec(stored, new Speakers([speakers.find('vi-1')!]))).toThrow(EngineUnavailable);
    });

    it('has other names for another document, and for the same as plain text', () => {
      const text = {
        ...synthesisSpec({ inputText: marked.document, speakerId: 'vi-1' }, speakers),
        dictionaries: [],
      };
      const specs = [inDocument(marked.document), inDocument('<speak>Một </speak>'), text];
      const distinct = (names: unknown[]) => new Set(names.map((name) => JSON.stringify(name))).size;
      expect(distinct(specs.map((spec) => contentHash(spec, '1', 'a')))).toBe(3);
      expect(distinct(specs.map((spec) => idempotencyKey('k', spec)))).toBe(3);
    });

    it('has no choices of readings beside it', () => {
      const readingChoose = [{ start: 0, end: 1, class: 'date' }] as const;
      const given = { inputText: marked.document, marked, readingChoose };
      expect(() => synthesisSpec(given, speakers)).toThrow(
        expect.objectContaining({ faults: [expect.objectContaining({ field: 'reading.choose' })] }),
      );
    });
  });
});
