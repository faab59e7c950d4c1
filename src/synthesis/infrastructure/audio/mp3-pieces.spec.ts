import { cutForMp3 } from './mp3-pieces';

const RATE = 22_050;
const FRAME = 576;
/** Delay of the encoder, of the decoder, and one frame. */
const QUIET_SAMPLES = 576 + 529 + FRAME;

/** Sound and silence in turns, each a number of samples long; it begins with sound. */
function soundAndSilence(...lengths: number[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(lengths.flatMap((length, i) => Array<number>(length).fill(i % 2 === 0 ? 0.5 : 0)));
}

const lengthsOf = (pcm: Float32Array<ArrayBuffer>, count: number, rate = RATE) =>
  cutForMp3(pcm, rate, count).pieces.map((piece) => piece.pcm.length);

describe('cutForMp3', () => {
  it('leaves a recording whole when one piece is asked for', () => {
    const pcm = soundAndSilence(20 * FRAME, 10 * FRAME, 20 * FRAME);
    expect(cutForMp3(pcm, RATE, 1)).toEqual({
      pieces: [{ pcm, sampleRate: RATE, isLast: true }],
      samples: pcm.length,
      lead: 0,
    });
  });

  it('cuts in silence, between frames, and loses nothing', () => {
    const pcm = soundAndSilence(20_000, 5000, 20_000, 5000, 20_000);
    const { pieces } = cutForMp3(pcm, RATE, 3);
    expect(pieces.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    for (const { pcm: piece } of pieces.slice(0, -1)) {
      expect(piece.length % FRAME).toBe(0);
      expect(piece.slice(-QUIET_SAMPLES).every((sample) => sample === 0)).toBe(true);
    }
    expect(Float32Array.from(pieces.flatMap((piece) => [...piece.pcm]))).toEqual(pcm);
  });

  it('cuts where the shares are most even', () => {
    const pcm = soundAndSilence(10 * FRAME, 10 * FRAME, 20 * FRAME, 10 * FRAME, 50 * FRAME);
    expect(lengthsOf(pcm, 2)).toEqual([50 * FRAME, 50 * FRAME]);
    expect(lengthsOf(pcm, 4)).toEqual([20 * FRAME, 30 * FRAME, 50 * FRAME]);
  });

  it.each([
    ['just long enough', QUIET_SAMPLES, 2],
    ['a sample too short', QUIET_SAMPLES - 1, 1],
  ])('takes silence that is %s', (_name, silence, count) => {
    const pcm = soundAndSilence(50 * FRAME - silence, silence, 50 * FRAME);
    expect(lengthsOf(pcm, 2)).toHaveLength(count);
  });

  it('counts samples in the frames of the rate', () => {
    const pcm = soundAndSilence(40_000, 8000, 40_000);
    for (const piece of lengthsOf(pcm, 2, 44_100).slice(0, -1)) expect(piece % 1152).toBe(0);
  });

  it('leaves silence at the start to the encoder, as much as its delay', () => {
    const pcm = soundAndSilence(0, 100, 5000);
    expect(cutForMp3(pcm, RATE, 1)).toMatchObject({ samples: 5100, lead: 100 });
    expect(cutForMp3(soundAndSilence(0, 1000, 5000), RATE, 1)).toMatchObject({ samples: 6000, lead: 576 });
  });

  it('brings a rate that MPEG audio lacks to the next higher one', () => {
    const { pieces, samples } = cutForMp3(soundAndSilence(8000), 20_000, 1);
    expect(pieces[0]).toMatchObject({ sampleRate: 22_050 });
    expect(samples).toBe(8820);
  });
});
