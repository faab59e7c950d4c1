import { waveformOf } from './waveform';
import { encodeWav } from './wav';
import { decodeWav, looksLikeWav } from './wav-reader';

const TONE = Float32Array.from({ length: 400 }, (_, i) => 0.5 * Math.sin(i / 7));

interface Layout {
  readonly kind?: number;
  readonly channels?: number;
  readonly bits?: number;
  readonly frameBytes?: number;
  readonly dataBytes?: number;
  /** Chunks before the data. */
  readonly before?: Buffer;
  /** The format's bytes after the first 16. */
  readonly extra?: Buffer;
}

function chunk(id: string, body: Buffer, sizeBytes = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(sizeBytes, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function wavOf(data: Buffer, layout: Layout = {}): Buffer {
  const { kind = 1, channels = 1, bits = 16, before = Buffer.alloc(0), extra = Buffer.alloc(0) } = layout;
  const { frameBytes = (channels * bits) / 8, dataBytes = data.length } = layout;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(kind, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(24_000, 4);
  format.writeUInt32LE(24_000 * frameBytes, 8);
  format.writeUInt16LE(frameBytes, 12);
  format.writeUInt16LE(bits, 14);
  const chunks = [chunk('fmt ', Buffer.concat([format, extra])), before, chunk('data', data, dataBytes)];
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  return chunk('RIFF', body);
}

/** The tone's samples, each written by `write` into so many bytes, once per channel. */
function samples(bytes: number, write: (buffer: Buffer, value: number, at: number) => void, channels = 1) {
  const data = Buffer.alloc(TONE.length * bytes * channels);
  for (let i = 0; i < TONE.length * channels; i++) write(data, TONE[Math.floor(i / channels)]!, i * bytes);
  return data;
}

const in16 = samples(2, (buffer, value, at) => buffer.writeInt16LE(Math.round(value * 32_767), at));

const expectTone = (wav: Uint8Array) => {
  const { pcm, sampleRate } = decodeWav(wav);
  expect(sampleRate).toBe(24_000);
  expect(pcm).toHaveLength(TONE.length);
  for (const [i, sample] of pcm.entries()) expect(sample).toBeCloseTo(TONE[i]!, 3);
};

describe('decodeWav', () => {
  it('reads what the service itself writes', () => {
    const wav = encodeWav(waveformOf(TONE), 24_000);
    expect(looksLikeWav(wav)).toBe(true);
    expectTone(wav);
  });

  it.each<[string, Buffer, Layout]>([
    ['24 bits', samples(3, (b, v, at) => b.writeIntLE(Math.round(v * 8_388_607), at, 3)), { bits: 24 }],
    ['32 bits', samples(4, (b, v, at) => b.writeInt32LE(Math.round(v * 2_147_483_647), at)), { bits: 32 }],
    ['floats', samples(4, (b, v, at) => b.writeFloatLE(v, at)), { kind: 3, bits: 32 }],
    ['stereo', samples(2, (b, v, at) => b.writeInt16LE(Math.round(v * 32_767), at), 2), { channels: 2 }],
    ['the extensible form', in16, { kind: 0xfffe, extra: Buffer.from('16001000040000000100', 'hex') }],
    ['chunks of other kinds, of odd length', in16, { before: chunk('LIST', Buffer.from('INFOabc')) }],
    ['a stream of size 0xFFFFFFFF', in16, { dataBytes: 0xffffffff }],
    ['a stream of size 0x7FFFFFFF', in16, { dataBytes: 0x7fffffff }],
    ['a stream of size 2,000,000,000', in16, { dataBytes: 2_000_000_000 }],
    ['a stream of size 0', in16, { dataBytes: 0 }],
  ])('reads %s', (_, data, layout) => expectTone(wavOf(data, layout)));

  it('mixes two channels into their mean', () => {
    const data = Buffer.alloc(4);
    data.writeInt16LE(16_384, 0);
    data.writeInt16LE(-8192, 2);
    expect([...decodeWav(wavOf(data, { channels: 2 })).pcm]).toEqual([0.125]);
  });

  it('holds floats within their range', () => {
    const data = Buffer.alloc(8);
    data.writeFloatLE(1.5, 0);
    data.writeFloatLE(-7, 4);
    expect([...decodeWav(wavOf(data, { kind: 3, bits: 32 })).pcm]).toEqual([1, -1]);
  });

  it('reads bytes that begin anywhere in their memory', () => {
    expectTone(new Uint8Array(Buffer.concat([Buffer.alloc(3), wavOf(in16)])).subarray(3));
  });

  const infinite = Buffer.alloc(4);
  infinite.writeFloatLE(Infinity);
  it.each<[string, Uint8Array]>([
    ['it does not begin', new Uint8Array(0)],
    ['it does not begin', Buffer.from('ID3 and so on, an mp3')],
    ['it has no data', wavOf(in16).subarray(0, 36)],
    ['its format is cut off', wavOf(in16).subarray(0, 30)],
    ['it ends before its data do', wavOf(in16).subarray(0, 500)],
    ['it ends before its data do', wavOf(in16, { dataBytes: in16.length + 2 })],
    ['it ends within a sample', wavOf(in16, { dataBytes: 0xffffffff }).subarray(0, 501)],
    ['unknown kind (1/8)', wavOf(in16, { bits: 8 })],
    ['unknown kind (7/16)', wavOf(in16, { kind: 7 })],
    ['it has 6 channels', wavOf(in16, { channels: 6 })],
    ['contradicts itself', wavOf(in16, { frameBytes: 4 })],
    ['no numbers', wavOf(infinite, { kind: 3, bits: 32 })],
    [
      'its data come before their format',
      Buffer.concat([Buffer.from('RIFF....WAVE'), chunk('data', in16), wavOf(in16).subarray(12)]),
    ],
  ])('refuses a file: %s', (reason, bytes) => {
    expect(() => decodeWav(bytes)).toThrow(reason);
  });
});
