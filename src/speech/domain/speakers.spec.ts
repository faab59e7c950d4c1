import { InvalidParameters } from '../../shared/domain/domain-error';
import { Speakers } from './speakers';
import type { Voice } from './voice';

const voice = (speakerId: string, language: 'vi' | 'en', quality: Voice['quality'] = 'formant'): Voice => ({
  speakerId,
  speakerName: 'Someone',
  provider: 'engine',
  language,
  region: language === 'vi' ? 'north' : 'us',
  gender: 'female',
  licence: 'CC0-1.0',
  sampleRate: 22_050,
  quality,
  charsPerSec: 18,
});

describe('Speakers', () => {
  const speakers = new Speakers([voice('en-1', 'en'), voice('vi-1', 'vi'), voice('vi-2', 'vi')]);

  it('takes the first Vietnamese voice when none is named', () => {
    expect(speakers.default.speakerId).toBe('vi-1');
  });

  it('prefers a natural Vietnamese voice, and above all the one that the operator names', () => {
    const voices = [
      voice('vi-1', 'vi'),
      voice('en-1', 'en', 'natural'),
      voice('vi-2', 'vi', 'natural'),
      voice('vi-3', 'vi', 'natural'),
    ];
    expect(new Speakers(voices).default.speakerId).toBe('vi-2');
    expect(new Speakers(voices, 'en-1').default.speakerId).toBe('en-1');
    expect(new Speakers(voices, 'gone').default.speakerId).toBe('vi-2');
    expect(new Speakers(voices, 'vi-3').all.map(({ speakerId }) => speakerId)).toEqual([
      ...['vi-3', 'en-1', 'vi-2', 'vi-1'],
    ]);
  });

  it('has the same default in whatever order engines came', () => {
    const voices = [
      { ...voice('vi-b', 'vi', 'natural'), provider: 'b' },
      { ...voice('vi-a2', 'vi', 'natural'), provider: 'a' },
      { ...voice('vi-a1', 'vi', 'natural'), provider: 'a' },
    ];
    expect(new Speakers(voices).all.map(({ speakerId }) => speakerId)).toEqual(['vi-a2', 'vi-a1', 'vi-b']);
  });

  it('prefers the voice of the higher sample rate, whatever its engine is called', () => {
    const voices = [
      { ...voice('en-48', 'en', 'natural'), provider: 'a', sampleRate: 48_000 },
      { ...voice('vi-22', 'vi', 'natural'), provider: 'b' },
      { ...voice('vi-44', 'vi', 'natural'), provider: 'c', sampleRate: 44_100 },
      { ...voice('vi-formant', 'vi'), provider: 'd', sampleRate: 48_000 },
    ];
    expect(new Speakers(voices).all.map(({ speakerId }) => speakerId)).toEqual([
      ...['vi-44', 'en-48', 'vi-22', 'vi-formant'],
    ]);
  });

  it('takes another catalogue, unless that is a wrong one', () => {
    const changing = new Speakers([voice('vi-1', 'vi')]);
    changing.offer([voice('vi-1', 'vi'), voice('vi-2', 'vi', 'natural')]);
    expect(changing.default.speakerId).toBe('vi-2');
    expect(() => changing.offer([voice('en-1', 'en')])).toThrow('No Vietnamese voice');
    expect(changing.find('vi-1')?.speakerId).toBe('vi-1');
    expect(changing.find('en-1')).toBeUndefined();
  });

  it('finds a voice by its exact id', () => {
    expect(speakers.named('vi-2').speakerId).toBe('vi-2');
  });

  it.each(['vi-3', 'VI-1', 'vi-1 ', 'vi+zzz', '', '__proto__'])('refuses %j and names the field', (id) => {
    expect(() => speakers.named(id)).toThrow(InvalidParameters);
    expect(() => speakers.named(id)).toThrow(/speaker_id/);
  });

  it('refuses a catalogue with one id twice, and one without Vietnamese', () => {
    expect(() => new Speakers([voice('vi-1', 'vi'), voice('vi-1', 'vi')])).toThrow('share one speaker_id');
    expect(() => new Speakers([voice('en-1', 'en')])).toThrow('No Vietnamese voice');
  });
});
