import { openBuiltinLame } from '../../../src/speech/audio/mp3/builtin-lame';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { Mp3Encoder } from '../../../src/speech/audio/mp3/mp3';
import { cutForMp3 } from '../../../src/speech/audio/mp3/mp3-pieces';
import { waveformOf, type Waveform } from '../../../src/speech/audio/waveform';
import { decode } from '../../harness/audio/ffmpeg';
import { rms } from '../../harness/audio/measure';
import { useTools } from '../../harness/tools';

useTools('ffmpeg');

/** Tones with 0.15 s of silence after each. */
function tones(sampleRate: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: 20 * sampleRate + 123 }, (_, i) => {
    const sec = i / sampleRate;
    return sec % 0.8 < 0.65 ? 0.3 * Math.sin(2 * Math.PI * (150 + 20 * Math.floor(sec / 0.8)) * sec) : 0;
  });
}

/** The same values as 16-bit samples that are to be halved. */
function in16Bits(values: Float32Array): Waveform {
  return { samples: Int16Array.from(values, (value) => Math.round(value * 2 ** 16)), scale: 2 ** -16 };
}

describe.each([
  [16_000, waveformOf],
  [22_050, in16Bits],
  [44_100, waveformOf],
])('An mp3 at %i Hz that was encoded in pieces', (sampleRate, toWaveform) => {
  const pcm = tones(sampleRate);
  const waveform = toWaveform(pcm);
  const cut = cutForMp3(waveform, sampleRate, 7);
  let whole: Uint8Array;
  let joined: Uint8Array;

  beforeAll(async () => {
    const encoder = new Mp3Encoder(await openBuiltinLame());
    whole = encoder.encode(waveform, sampleRate);
    // Their order must not matter: they are encoded at the same time.
    const last = [...cut.pieces].reverse().map((piece) => encoder.encodePiece(piece));
    joined = encoder.join(last.reverse(), cut);
  });

  it('really is of several pieces', () => {
    expect(cut.pieces).toHaveLength(7);
  });

  it('is as long, by its frames and by its decoder', () => {
    expect(containerDurationSec(joined, 'mp3')).toBe(containerDurationSec(whole, 'mp3'));
    expect(decode(joined).pcm).toHaveLength(pcm.length);
  });

  it('is as close to the original as one encoded whole, around every joint too', () => {
    const errorOf = (file: Uint8Array) => decode(file).pcm.map((sample, i) => sample - pcm[i]!);
    const [wholeError, joinedError] = [errorOf(whole), errorOf(joined)];
    expect(rms(joinedError)).toBeLessThan(rms(wholeError) * 1.1);
    let joint = cut.lead;
    for (const piece of cut.pieces.slice(0, -1)) {
      joint += piece.samples.length;
      const around = (error: Float32Array) => rms(error.subarray(joint - 4000, joint + 4000));
      expect(around(joinedError)).toBeLessThan(around(wholeError) * 1.5 + 1e-4);
    }
  });
});
