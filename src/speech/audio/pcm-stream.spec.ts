import fc from 'fast-check';
import { pcmOfWav } from './pcm-stream';
import { resample } from './dsp/resample';
import { encodeWav } from './wav';
import { toPcm16, waveformOf } from './waveform';

/** The bytes in chunks that end at these places. */
async function* cut(bytes: Uint8Array, places: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const to of [...places].sort((a, b) => a - b).map((place) => place % bytes.length)) {
    if (to <= from) continue;
    yield await Promise.resolve(bytes.subarray(from, to));
    from = to;
  }
  yield bytes.subarray(from);
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const samples = fc
  .array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 1, maxLength: 300 })
  .map((values) => Int16Array.from(values));
const places = fc.array(fc.nat(700), { maxLength: 9 });

describe('pcmOfWav', () => {
  it('is the resampled samples, wherever the file was cut', async () => {
    await fc.assert(
      fc.asyncProperty(samples, places, async (pcm, ends) => {
        const file = encodeWav(waveformOf(pcm), 22_050);
        const streamed = await collect(pcmOfWav(cut(file, ends), 24_000));
        const whole = toPcm16(resample(waveformOf(pcm), 22_050, 24_000));
        expect(streamed.equals(new Uint8Array(whole.buffer))).toBe(true);
      }),
    );
  });

  it('is the samples themselves where the rate is right', async () => {
    await fc.assert(
      fc.asyncProperty(samples, places, async (pcm, ends) => {
        const streamed = await collect(pcmOfWav(cut(encodeWav(waveformOf(pcm), 24_000), ends), 24_000));
        expect(streamed.equals(new Uint8Array(pcm.buffer))).toBe(true);
      }),
    );
  });

  it.each([0, 20, 45])('refuses a file that ends after %i bytes', async (length) => {
    const file = encodeWav(waveformOf(Int16Array.of(1, 2)), 22_050).slice(0, length);
    await expect(collect(pcmOfWav(cut(file, []), 24_000))).rejects.toThrow('cut off');
  });

  it('refuses what is no WAV file', async () => {
    await expect(collect(pcmOfWav(cut(Buffer.alloc(60, 'x'), []), 24_000))).rejects.toThrow('RIFF');
  });
});
