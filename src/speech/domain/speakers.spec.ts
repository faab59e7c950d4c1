import { InvalidParameters } from '../../shared/domain/domain-error';
import { Speakers } from './speakers';
import type { Voice } from './voice';

const voice = (speakerId: string, language: 'vi' | 'en'): Voice => ({
  speakerId,
  speakerName: 'Someone',
  provider: 'engine',
  language,
  region: language === 'vi' ? 'north' : 'us',
  gender: 'female',
  licence: 'CC0-1.0',
  sampleRate: 22_050,
  charsPerSec: 18,
});

describe('Speakers', () => {
  const speakers = new Speakers([voice('en-1', 'en'), voice('vi-1', 'vi'), voice('vi-2', 'vi')]);

  it('takes the first Vietnamese voice when none is named', () => {
    expect(speakers.default.speakerId).toBe('vi-1');
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
