import { Speakers, type Voice } from '../../speech';
import { synthesisSpec } from './synthesis-spec';

const speakers = new Speakers([{ speakerId: 'vi-1', language: 'vi' } as Voice]);

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
    });
  });
});
