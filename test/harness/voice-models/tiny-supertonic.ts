import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOAT, type Graph, INT64, onnxModel, type Operation } from './onnx-writer';

/**
 * Supertonic in miniature: four untrained models that take and give what the real ones do. Each token of the text
 * lasts for as long as any other, and the tokens, with the speaker's style, make one tone; noise is added, as to the real
 * one, so that only a given seed makes a text sound the same twice.
 */

/** Of the real model. */
const SHAPES = { text: [50, 256], duration: [8, 16] } as const;
export const SUPERTONIC_SAMPLE_RATE = 44_100;
const TOKEN_SEC = 0.06;
/** Samples of one frame, which are also its dimensions. */
const FRAME = 512;

/** What the tokens of the real model know of Vietnamese: letters and marks apart, as NFKD has them. */
const KNOWN =
  ' !"\'(),-./:;?<>0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZđĐ\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323';

export interface TinySupertonic {
  /** Default 10. */
  readonly speakers?: number;
  /** Units of UTF-16 that it knows. */
  readonly known?: string;
  /** Layers of 1 MiB that each step passes through without being changed: a model that takes its time. Default 0. */
  readonly effort?: number;
}

export function writeSupertonicModel(
  folder: string,
  { speakers = 10, known = KNOWN, effort = 0 }: TinySupertonic = {},
): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: Buffer | string) => writeFileSync(join(folder, name), content);
  const graphs = { ...GRAPHS, vector_estimator: vectorEstimator(effort) };
  for (const [name, graph] of Object.entries(graphs)) write(`${name}.int8.onnx`, onnxModel(graph, {}));
  write(
    'tts.json',
    JSON.stringify({
      ae: { sample_rate: SUPERTONIC_SAMPLE_RATE, base_chunk_size: FRAME },
      ttl: { latent_dim: FRAME, chunk_compress_factor: 1 },
    }),
  );
  const tokens = new Int32Array(0x10000).fill(-1);
  [...known].forEach((unit, token) => (tokens[unit.charCodeAt(0)] = token));
  write('unicode_indexer.bin', Buffer.from(tokens.buffer));
  write('voice.bin', styles(speakers));
}

/** The number of the speaker, wherever the real one has what makes its voice. */
function styles(speakers: number): Buffer {
  const sizes = [SHAPES.text, SHAPES.duration].map((shape) => [speakers, ...shape]);
  const arrays = sizes.map(([, rows, columns]) =>
    Float32Array.from({ length: speakers * rows! * columns! }, (_, i) => Math.floor(i / rows! / columns!)),
  );
  const header = BigInt64Array.from(sizes.flat().map(BigInt));
  return Buffer.concat([header, ...arrays].map(({ buffer }) => Buffer.from(buffer)));
}

const op = (
  type: string,
  inputs: string[],
  output: string,
  attributes: Record<string, number> = {},
): Operation => ({
  type,
  inputs,
  outputs: [output],
  attributes,
});

const scalar = (value: number) => ({ dimensions: [1], values: [value] });

const TEXT = { name: 'text_ids', type: INT64, dimensions: [1, 'L'] } as const;
const TEXT_MASK = { name: 'text_mask', type: FLOAT, dimensions: [1, 1, 'L'] } as const;
const STYLE = { name: 'style_ttl', type: FLOAT, dimensions: [1, ...SHAPES.text] } as const;
const latent = (name: string) => ({ name, type: FLOAT, dimensions: [1, FRAME, 'T'] }) as const;
const number = (name: string) => ({ name, type: FLOAT, dimensions: [1] }) as const;

/** A layer that costs as much as any other and passes on what it is given. */
const IDENTITY = {
  dimensions: [FRAME, FRAME],
  values: Array.from({ length: FRAME * FRAME }, (_, i) => (i % (FRAME + 1) === 0 ? 1 : 0)),
};

/** In the order in which sherpa-onnx hands inputs over. */
const GRAPHS: Readonly<Record<string, Graph>> = {
  duration_predictor: {
    operations: [
      op('ReduceSum', ['text_mask'], 'count', { keepdims: 0 }),
      op('Sub', ['count', 'tags'], 'spoken'),
      op('Mul', ['spoken', 'token_sec'], 'duration'),
    ],
    floats: { token_sec: scalar(TOKEN_SEC), tags: scalar('<vi></vi>'.length) },
    integers: {},
    inputs: [TEXT, { name: 'style_dp', type: FLOAT, dimensions: [1, ...SHAPES.duration] }, TEXT_MASK],
    outputs: [number('duration')],
  },
  text_encoder: {
    operations: [
      op('Cast', ['text_ids'], 'tokens', { to: FLOAT }),
      op('ReduceMean', ['style_ttl'], 'speaker', { keepdims: 0 }),
      op('Add', ['tokens', 'speaker'], 'height'),
      op('Unsqueeze', ['height', 'first_axis'], 'text_emb'),
    ],
    floats: {},
    integers: { first_axis: [0] },
    inputs: [TEXT, STYLE, TEXT_MASK],
    outputs: [{ name: 'text_emb', type: FLOAT, dimensions: [1, 1, 'L'] }],
  },
  vocoder: {
    operations: [
      op('Mul', ['latent', 'ramp'], 'wave'),
      op('Sin', ['wave'], 'tone'),
      op('Mul', ['tone', 'gain'], 'loud'),
      op('Transpose', ['loud'], 'frames'),
      op('Reshape', ['frames', 'flat'], 'wav_tts'),
    ],
    floats: {
      ramp: { dimensions: [1, FRAME, 1], values: Array.from({ length: FRAME }, (_, i) => i * 0.001) },
      gain: scalar(0.3),
    },
    integers: { flat: [1, -1] },
    inputs: [latent('latent')],
    outputs: [{ name: 'wav_tts', type: FLOAT, dimensions: [1, 'S'] }],
  },
};

/** One step from noise to speech, with as many dense layers as it is to work through. */
function vectorEstimator(layers: number): Graph {
  const names = Array.from({ length: layers }, (_, i) => `layer${i}`);
  return {
    operations: [
      op('ReduceMean', ['text_emb'], 'height', { keepdims: 0 }),
      op('Mul', ['noisy_latent', 'kept'], 'noise'),
      op('Mul', ['height', 'added'], 'tone'),
      op('Add', ['noise', 'tone'], 'passed0'),
      ...names.map((name, i) => op('MatMul', [name, `passed${i}`], `passed${i + 1}`)),
      op('Identity', [`passed${layers}`], 'denoised_latent'),
    ],
    floats: {
      kept: scalar(0.9),
      added: scalar(0.1),
      ...Object.fromEntries(names.map((name) => [name, IDENTITY])),
    },
    integers: {},
    inputs: [
      latent('noisy_latent'),
      { name: 'text_emb', type: FLOAT, dimensions: [1, 1, 'L'] },
      STYLE,
      { name: 'latent_mask', type: FLOAT, dimensions: [1, 1, 'T'] },
      TEXT_MASK,
      number('current_step'),
      number('total_step'),
    ],
    outputs: [latent('denoised_latent')],
  };
}
