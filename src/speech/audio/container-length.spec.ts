import { containerDurationSec } from './container-length';
import { waveformOf } from './waveform';
import { encodeWav } from './wav';

describe('containerDurationSec', () => {
  const wav = encodeWav(waveformOf(new Float32Array(8000)), 16_000);

  it('reads the length of a WAV', () => {
    expect(containerDurationSec(wav, 'wav')).toBe(0.5);
  });

  it('refuses a cut file and another format', () => {
    expect(() => containerDurationSec(wav.subarray(0, -2), 'wav')).toThrow('sizes');
    for (const type of ['mp3', 'ogg', 'flac'] as const)
      expect(() => containerDurationSec(wav, type)).toThrow();
    expect(() => containerDurationSec(new Uint8Array(0), 'mp3')).toThrow();
  });
});
