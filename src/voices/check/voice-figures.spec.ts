import { waveformOf } from '../../speech';
import { type SpokenSentence, voiceFigures } from './voice-figures';

const RATE = 16_000;

const silence = (sec: number) => new Array<number>(sec * RATE).fill(0);
/** A tone of 1 kHz, whose loudness is its level: ITU-R BS.1770-4 weighs it with +0.7 dB. */
const tone = (sec: number, amplitude: number) =>
  Array.from({ length: sec * RATE }, (_, i) => amplitude * Math.sin((2 * Math.PI * 1000 * i) / RATE + 0.1));

const sentence = (...stretches: number[][]): SpokenSentence => ({
  syllables: 5,
  waveform: waveformOf(Float32Array.from(stretches.flat())),
  sampleRate: RATE,
  tookSec: 0.1,
});

describe('The figures of a voice', () => {
  it('are what its sentences sum up to', () => {
    const figures = voiceFigures([
      sentence(silence(0.2), tone(0.4, 0.1), silence(0.3), tone(0.5, 0.1), silence(0.1)),
      sentence(silence(0.1), tone(0.2, 0.1), silence(0.2)),
    ]);
    expect(figures).toMatchObject({ sentences: 2, unheard: 0, clippedShare: 0 });
    expect(figures.secPerSyllable).toBeCloseTo(0.2); // 2 s and ten syllables
    expect(figures.silentShare).toBeCloseTo(0.45);
    expect(figures.leadSec).toBeCloseTo(0.2);
    expect(figures.tailSec).toBeCloseTo(0.2);
    expect(figures.realTimeFactor).toBeCloseTo(0.1);
  });

  it('have the mean loudness of the sentences', () => {
    const { lufs } = voiceFigures([sentence(tone(1, 0.1)), sentence(tone(1, 0.01))]);
    expect(lufs).toBeCloseTo(20 * Math.log10(0.1) - 10 - 3.01, 0);
  });

  it('count samples at full scale, from above and below', () => {
    const { clippedShare } = voiceFigures([
      sentence(tone(0.9, 0.9), [1, -1, 32_767 / 32_768], tone(0.1, 0.9)),
    ]);
    expect(clippedShare).toBeCloseTo(3 / (RATE + 3), 8);
  });

  it('take 16-bit samples for what they stand for', () => {
    const samples = Int16Array.from([...tone(0.5, 0.5).map((value) => value * 32_768), 32_767, -32_768]);
    const waveform = waveformOf(samples);
    const figures = voiceFigures([{ syllables: 1, waveform, sampleRate: RATE, tookSec: 0 }]);
    expect(figures.clippedShare * samples.length).toBeCloseTo(2);
  });

  it('leave a sentence out that cannot be heard, and count it', () => {
    const whole = sentence(tone(1, 0.1));
    const figures = voiceFigures([whole, sentence(silence(2)), sentence(tone(2, 0.0005)), sentence()]);
    expect(figures).toMatchObject({ sentences: 4, unheard: 3, silentShare: 0 });
    expect(figures.secPerSyllable).toBe(voiceFigures([whole]).secPerSyllable);
  });

  it('are no numbers where nothing can be heard', () => {
    const { unheard, secPerSyllable, lufs } = voiceFigures([sentence(), sentence()]);
    expect({ unheard, secPerSyllable, lufs }).toEqual({ unheard: 2, secPerSyllable: NaN, lufs: NaN });
  });
});
