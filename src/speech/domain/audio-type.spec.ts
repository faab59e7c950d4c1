import { AUDIO_TYPES, audioType } from './audio-type';

describe('audioType', () => {
  it('is mp3 when none is given', () => {
    expect(audioType(undefined)).toBe('mp3');
  });

  it.each(AUDIO_TYPES)('accepts %s', (type) => {
    expect(audioType(type)).toBe(type);
  });

  it.each(['MP3', 'opus', '', 'mp3 ', 'constructor'])('refuses %j', (given) => {
    expect(() => audioType(given)).toThrow('audio_type must be one of mp3, wav, ogg, flac.');
  });
});
