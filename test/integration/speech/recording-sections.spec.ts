import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { fileHead, HEAD_SOURCE_BYTES } from '../../../src/speech/audio/file-head';
import { joinBytes } from '../../../src/speech/audio/join-bytes';
import { mp3Frames } from '../../../src/speech/audio/mp3/mp3-frames';
import { STREAMED_TYPES, type StreamedType } from '../../../src/speech/domain/audio-type';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { PooledSpeechRenderer } from '../../../src/speech/rendering/pooled-speech-renderer';
import { PooledSpeechStreamer } from '../../../src/speech/rendering/pooled-speech-streamer';
import { RightOfWay } from '../../../src/speech/rendering/right-of-way';
import type { RenderedSection } from '../../../src/speech/rendering/speech-streamer';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const TEXTS = [
  'Chương một. Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ',
  'Sang hôm sau thì trời mưa. Ai cũng ở trong nhà. ',
  'Hết rồi. ',
];
const PLAIN = { speed: 1, pitch: 1, volume: 100 };

const rightOfWay = new RightOfWay(2);

let pool: WorkerPool;
let renderer: PooledSpeechRenderer;
let streamer: PooledSpeechStreamer;

beforeAll(() => {
  pool = new WorkerPool();
  const engines = new EngineRegistry([new EspeakEngine(pool)]);
  renderer = new PooledSpeechRenderer(engines, pool, rightOfWay);
  streamer = new PooledSpeechStreamer(engines, pool, rightOfWay);
});

afterAll(() => pool.close());

async function sections(audioType: StreamedType, leadSec = 0): Promise<RenderedSection[]> {
  const made: RenderedSection[] = [];
  for (const [i, spokenText] of TEXTS.entries()) {
    const job = {
      voice: ESPEAK_VOICES[0]!,
      spokenText,
      settings: PLAIN,
      audioType,
      isFirst: i === 0,
      isLast: i === TEXTS.length - 1,
      ending: 'paragraph',
      leadSec: i === 1 ? leadSec : 0,
      after: made.at(-1)?.end ?? null,
    } as const;
    made.push(await streamer.renderSection(job));
  }
  return made;
}

function file(audioType: StreamedType, made: readonly RenderedSection[]): Uint8Array {
  const stream = joinBytes(made.map(({ bytes }) => bytes));
  const facts = made.map(({ bytes, durationSec }) => ({ sizeBytes: bytes.length, durationSec }));
  const head = fileHead(audioType, stream.subarray(0, HEAD_SOURCE_BYTES), facts);
  return joinBytes([head.bytes, stream.subarray(head.replacedBytes)]);
}

const lengthOf = (made: readonly RenderedSection[]) =>
  made.reduce((sum, { durationSec }) => sum + durationSec, 0);

it.each(STREAMED_TYPES)('Sections of %s joined are one file of the exact length', async (audioType) => {
  const made = await sections(audioType, 61.5); // of silence before the second
  expect(containerDurationSec(file(audioType, made), audioType)).toBeCloseTo(lengthOf(made), 4);
});

it.each(STREAMED_TYPES)(
  'A file of %s that ends with a section before the last is whole too',
  async (audioType) => {
    const made = (await sections(audioType)).slice(0, 2);
    const owed = audioType === 'mp3' ? 0.05 : audioType === 'ogg' ? 0.01 : 0.001; // of the silence at its end
    const lengthSec = containerDurationSec(file(audioType, made), audioType);
    expect(Math.abs(lengthSec - lengthOf(made))).toBeLessThanOrEqual(owed);
  },
);

it('The head of an mp3 counts frames and bytes, and leads to every part of it', async () => {
  const made = await sections('mp3');
  const bytes = Buffer.from(file('mp3', made));
  const [info, ...frames] = mp3Frames(bytes);
  const tag = info!.offset + 4 + info!.sideBytes;
  expect(bytes.readUInt32BE(tag + 8)).toBe(frames.length);
  expect(bytes.readUInt32BE(tag + 12)).toBe(bytes.length);
  const points = [...bytes.subarray(tag + 16, tag + 116)];
  points.forEach((point, i) => {
    const frame = frames[Math.floor((i * frames.length) / 100)]!;
    expect(Math.abs(point / 256 - frame.offset / bytes.length)).toBeLessThan(0.1);
  });
});

it('A section is spoken between what others wait for, a stream as a file', async () => {
  const job = {
    voice: ESPEAK_VOICES[0]!,
    spokenText: TEXTS.join(' ').repeat(5),
    settings: PLAIN,
    audioType: 'mp3',
  } as const;
  for (const request of [() => renderer.render(job), () => streamer.stream(job, () => undefined)]) {
    const done: string[] = [];
    await Promise.all([
      request().then(() => done.push('request')),
      sections('mp3').then(() => done.push('sections')),
    ]);
    expect(done).toEqual(['request', 'sections']);
  }
});
