import { EngineUnavailable, Speakers, type Voice } from '../../speech';
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
});
