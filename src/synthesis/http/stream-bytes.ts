import { WAV_HEADER_BYTES, wavSampleRate } from '../../speech';
import type { SpeechStream, StreamPart } from '../application/streaming/speech-stream';

/** The bytes of the file, without the words. */
export async function* bytesOf(parts: AsyncIterable<StreamPart>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of parts) if (bytes.length > 0) yield bytes;
}

/** Samples without a header, and their rate, which the header tells. */
export interface PcmStream {
  readonly sampleRate: number;
  readonly parts: AsyncGenerator<StreamPart>;
}

/** The parts of a stream without the header of the wav file that they are. */
export async function withoutWavHeader(stream: SpeechStream): Promise<PcmStream> {
  const parts = stream.parts()[Symbol.asyncIterator]();
  const first: StreamPart[] = [];
  let header = Buffer.alloc(0);
  while (header.length < WAV_HEADER_BYTES) {
    const next = await parts.next();
    if (next.done) throw new Error(`The audio of request ${stream.requestId} ends in its header.`);
    first.push(next.value);
    header = Buffer.concat([header, next.value.bytes.subarray(0, WAV_HEADER_BYTES)]);
  }
  const rest = { [Symbol.asyncIterator]: () => parts };
  return { sampleRate: wavSampleRate(header), parts: skipBytes(first, rest, WAV_HEADER_BYTES) };
}

async function* skipBytes(
  first: readonly StreamPart[],
  rest: AsyncIterable<StreamPart>,
  count: number,
): AsyncGenerator<StreamPart> {
  let left = count;
  for (const { bytes, words } of first) {
    yield { bytes: bytes.subarray(Math.min(left, bytes.length)), words };
    left = Math.max(0, left - bytes.length);
  }
  yield* rest;
}
