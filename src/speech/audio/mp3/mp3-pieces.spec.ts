import { cutForMp3 } from './mp3-pieces';
import { waveformOf, type Waveform } from '../waveform';

const RATE = 22_050;
const FRAME = 576;
/** Delay of the encoder, of the decoder, and one frame. */
const QUIET_SAMPLES = 576 + 529 + FRAME;

/** Sound and silence alternating, each a number of samples long; it begins with sound. */
function soundAndSilence(...lengths: number[]): Waveform {
  return waveformOf(
    Float32Array.from(lengths.flatMap((length, i) => Array<number>(length).fill(i % 2 === 0 ? 0.5 : 0))),
  );
}

const lengthsOf = (waveform: Waveform, count: number, rate = RATE) =>
  cutForMp3(waveform, rate, count).pieces.map(({ samples }) => samples.length);

describe('cutForMp3', () => {
  it('leaves a recording whole when one piece is asked for', () => {
    const waveform = soundAndSilence(20 * FRAME, 10 * FRAME, 20 * FRAME);
    expect(cutForMp3(waveform, RATE, 1)).toEqual({
      pieces: [{ ...waveform, sampleRate: RATE, isLast: true }],
      sampleCount: 50 * FRAME,
      lead: 0,
    });
  });

  it('cuts in silence, between frames, and loses nothing', () => {
    const waveform = soundAndSilence(20_000, 5000, 20_000, 5000, 20_000);
    const { pieces } = cutForMp3(waveform, RATE, 3);
    expect(pieces.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    for (const { samples } of pieces.slice(0, -1)) {
      expect(samples.length % FRAME).toBe(0);
      expect([...samples.slice(-QUIET_SAMPLES)].every((sample) => sample === 0)).toBe(true);
    }
    expect(pieces.flatMap(({ samples }) => [...samples])).toEqual([...waveform.samples]);
  });

  it('cuts where the shares are most even', () => {
    const waveform = soundAndSilence(10 * FRAME, 10 * FRAME, 20 * FRAME, 10 * FRAME, 50 * FRAME);
    expect(lengthsOf(waveform, 2)).toEqual([50 * FRAME, 50 * FRAME]);
    expect(lengthsOf(waveform, 4)).toEqual([20 * FRAME, 30 * FRAME, 50 * FRAME]);
  });

  it.each([
    ['just long enough', QUIET_SAMPLES, 2],
    ['a sample too short', QUIET_SAMPLES - 1, 1],
  ])('takes silence that is %s', (_name, silence, count) => {
    const waveform = soundAndSilence(50 * FRAME - silence, silence, 50 * FRAME);
    expect(lengthsOf(waveform, 2)).toHaveLength(count);
  });

  it('counts samples in the frames of the rate', () => {
    const waveform = soundAndSilence(40_000, 8000, 40_000);
    for (const piece of lengthsOf(waveform, 2, 44_100).slice(0, -1)) expect(piece % 1152).toBe(0);
  });

  it('leaves silence at the start to the encoder, as much as its delay', () => {
    const waveform = soundAndSilence(0, 100, 5000);
    expect(cutForMp3(waveform, RATE, 1)).toMatchObject({ sampleCount: 5100, lead: 100 });
    expect(cutForMp3(soundAndSilence(0, 1000, 5000), RATE, 1)).toMatchObject({
      sampleCount: 6000,
      lead: 576,
    });
  });

  it('takes for silence what is silent at the level that it is to have', () => {
    const { samples } = soundAndSilence(50 * FRAME, 10 * FRAME, 50 * FRAME);
    const murmur = { samples: samples.map((sample) => sample + 0.001), scale: 1 };
    expect(lengthsOf(murmur, 2)).toHaveLength(1);
    expect(lengthsOf({ ...murmur, scale: 0.25 }, 2)).toHaveLength(2);
    const start = { samples: murmur.samples.subarray(50 * FRAME), scale: 1 };
    expect(cutForMp3(start, RATE, 1).lead).toBe(0);
    expect(cutForMp3({ ...start, scale: 0.25 }, RATE, 1).lead).toBe(576);
  });

  it('brings a rate that MPEG audio lacks to the next higher one', () => {
    const { pieces, sampleCount } = cutForMp3(soundAndSilence(8000), 20_000, 1);
    expect(pieces[0]).toMatchObject({ sampleRate: 22_050 });
    expect(sampleCount).toBe(8820);
  });
});
