import { joinBytes } from './join-bytes';
import { Resampler } from './dsp/resample';
import { WAV_HEADER_BYTES, wavSampleRate } from './wav';
import { fromPcm16, toPcm16, waveformOf } from './waveform';

/**
 * The samples of a WAV file as `encodeWav` writes it: 16-bit, little-endian, mono, without a header, at another rate.
 * They are made while the file is read and the result taken, so memory stays flat.
 * @param file its bytes, cut anywhere
 */
export async function* pcmOfWav(
  file: AsyncIterable<Uint8Array>,
  sampleRate: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let converter: Converter | null = null;
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  for await (const chunk of file) {
    rest = joinBytes([rest, chunk]);
    if (!converter) {
      if (rest.length < WAV_HEADER_BYTES) continue;
      converter = converterOf(wavSampleRate(rest), sampleRate);
      rest = rest.slice(WAV_HEADER_BYTES);
    }
    const whole = rest.length - (rest.length % 2);
    if (whole > 0) yield converter.convert(rest.subarray(0, whole));
    rest = rest.slice(whole);
  }
  if (!converter || rest.length > 0) throw new Error('The WAV file is cut off.');
  yield converter.end();
}

interface Converter {
  convert(samples: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  end(): Uint8Array<ArrayBuffer>;
}

function converterOf(fromHz: number, toHz: number): Converter {
  if (fromHz === toHz) return { convert: (samples) => samples, end: () => new Uint8Array(0) };
  const resampler = new Resampler(fromHz, toHz);
  return {
    convert: (samples) => bytesOf(resampler.push(fromPcm16(samples))),
    end: () => bytesOf(resampler.end()),
  };
}

const bytesOf = (values: Float32Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(toPcm16(waveformOf(values)).buffer);
