import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenOnnxModel,
  FLOAT,
  INT64,
  onnxModel,
  type Graph,
  type Operation,
  type Port,
} from './onnx-writer';

/**
 * Untrained voice models of a few kilobytes: each token becomes a tone of a fixed length, higher for later
 * tokens and speakers. They load and run as real ones do, and show how much of a text was spoken, and by whom.
 */

export interface TinyModel {
  /** Default 1. */
  readonly speakers?: number;
  /** What the metadata says in place of what is right. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Writes the metadata of a model around a graph that is none. */
  readonly broken?: boolean;
  /** Greatest sample; default 0.3. */
  readonly gain?: number;
  /** How often each sample is computed over: a model that takes its time. */
  readonly effort?: number;
}

/** Samples that one token lasts. */
const TOKEN_SAMPLES = 1024;
const CHARACTERS_SAMPLE_RATE = 16_000;

const LETTERS =
  'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệfghiìíỉĩịjklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvwxyỳýỷỹỵz';

const IPA =
  'abcdefghijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢˈˌːˑ˞βθχᵻⱱ0123456789̧̩̪̯̺̻̃ʰˤε↓#"!\'(),-.:;?ãɝʲ';

const PIPER_TOKENS = ['_', '^', '$', ' ', ...IPA];

/** VITS on characters: sixteen kilohertz, letters of Vietnamese, no data of eSpeak NG. */
export function writeCharactersModel(folder: string, model: TinyModel = {}): void {
  const { speakers = 1 } = model;
  write(
    folder,
    'model.onnx',
    vits(model, false),
    {
      model_type: 'vits',
      comment: 'tiny',
      frontend: 'characters',
      language: 'Vietnamese',
      n_speakers: String(speakers),
      sample_rate: String(CHARACTERS_SAMPLE_RATE),
      add_blank: '0',
      punctuation: ', .',
      use_eos_bos: '0',
      ...model.metadata,
    },
    model.broken,
  );
  writeTokens(folder, ['_', ' ', ...LETTERS, ...',.?!']);
}

/** VITS on a list of words: only those of `lexicon.txt` can be spoken. */
export function writeLexiconModel(folder: string, words: readonly string[], model: TinyModel = {}): void {
  write(
    folder,
    'model.onnx',
    vits(model, false),
    {
      model_type: 'vits',
      comment: 'tiny',
      language: 'Vietnamese',
      n_speakers: '1',
      sample_rate: String(CHARACTERS_SAMPLE_RATE),
      add_blank: '0',
      punctuation: ', . ! ?',
      ...model.metadata,
    },
    model.broken,
  );
  writeTokens(folder, ['_', ' ', 'sil', ...LETTERS, ...',.?!']);
  writeFileSync(
    join(folder, 'lexicon.txt'),
    words.map((word) => `${word} ${[...word].join(' ')}\n`).join(''),
  );
}

/** VITS as Piper's voices are packed for sherpa-onnx; needs `espeak-ng-data` beside it. */
export function writePiperModel(folder: string, model: TinyModel = {}): void {
  const { speakers = 1 } = model;
  write(
    folder,
    'vi_VN-tiny-medium.onnx',
    vits(model, true),
    {
      model_type: 'vits',
      comment: 'piper',
      language: 'Vietnamese',
      voice: 'vi',
      has_espeak: '1',
      n_speakers: String(speakers),
      sample_rate: '22050',
      ...model.metadata,
    },
    model.broken,
  );
  writeTokens(folder, PIPER_TOKENS);
}

/** The same voice in Piper's own form: a model without metadata, and its card. */
export function writePiperOriginal(
  folder: string,
  model: TinyModel = {},
  changes: Readonly<Record<string, unknown>> = {},
): void {
  const { speakers = 1 } = model;
  write(folder, 'vi_VN-tiny-medium.onnx', vits(model, true), {}, model.broken);
  const card = {
    audio: { sample_rate: 22_050, quality: 'medium' },
    espeak: { voice: 'vi' },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    phoneme_type: 'espeak',
    phoneme_map: {},
    phoneme_id_map: Object.fromEntries([...new Set(PIPER_TOKENS)].map((token, id) => [token, [id]])),
    num_symbols: 256,
    num_speakers: speakers,
    speaker_id_map: {},
    piper_version: '1.0.0',
    language: { code: 'vi_VN', family: 'vi', name_english: 'Vietnamese' },
    ...changes,
  };
  writeFileSync(join(folder, 'vi_VN-tiny-medium.onnx.json'), JSON.stringify(card));
}

const KOKORO_STYLE = { lengths: 510, width: 4 };

/** Kokoro before 1.0: one style vector a speaker and length, in `voices.bin`; needs `espeak-ng-data`. */
export function writeKokoroModel(folder: string, model: TinyModel = {}): void {
  const { speakers = 1 } = model;
  const { lengths, width } = KOKORO_STYLE;
  const graph: Graph = {
    ...tones('style', model.effort),
    inputs: [
      { name: 'input', type: INT64, dimensions: [1, 'L'] },
      { name: 'style', type: FLOAT, dimensions: [1, width] },
      { name: 'speed', type: FLOAT, dimensions: [1] },
    ],
    outputs: [{ name: 'output', type: FLOAT, dimensions: ['N', 1, 'T'] }],
  };
  write(
    folder,
    'model.onnx',
    graph,
    {
      model_type: 'kokoro',
      language: 'English',
      voice: 'en-us',
      has_espeak: '1',
      n_speakers: String(speakers),
      speaker_names: ['af_mai', 'am_nam', 'bf_lan'].slice(0, speakers).join(','),
      style_dim: `${lengths},1,${width}`,
      sample_rate: '24000',
      ...model.metadata,
    },
    model.broken,
  );
  const styles = Float32Array.from({ length: speakers * lengths * width }, (_, i) =>
    Math.floor(i / lengths / width),
  );
  writeFileSync(join(folder, 'voices.bin'), Buffer.from(styles.buffer));
  writeTokens(folder, ['$', ' ', ...IPA]);
}

/** Matcha: an acoustic model, and a vocoder that passes on what it makes; needs `espeak-ng-data`. */
export function writeMatchaModel(folder: string, model: TinyModel = {}): void {
  const acoustic: Graph = {
    ...tones(null, model.effort, 'x'),
    inputs: [
      { name: 'x', type: INT64, dimensions: ['N', 'L'] },
      { name: 'x_length', type: INT64, dimensions: ['N'] },
      { name: 'noise_scale', type: FLOAT, dimensions: [1] },
      { name: 'length_scale', type: FLOAT, dimensions: [1] },
    ],
    outputs: [{ name: 'output', type: FLOAT, dimensions: ['N', 1, 'T'] }],
  };
  write(
    folder,
    'model-steps-3.onnx',
    acoustic,
    {
      model_type: 'matcha-tts',
      language: 'English',
      voice: 'en-us',
      has_espeak: '1',
      n_speakers: '1',
      sample_rate: '22050',
      use_eos_bos: '1',
      pad_id: '0',
      ...model.metadata,
    },
    model.broken,
  );
  const vocoder: Graph = {
    operations: [{ type: 'Identity', inputs: ['mel'], outputs: ['audio'] }],
    floats: {},
    integers: {},
    inputs: [{ name: 'mel', type: FLOAT, dimensions: ['N', 1, 'T'] }],
    outputs: [{ name: 'audio', type: FLOAT, dimensions: ['N', 1, 'T'] }],
  };
  write(folder, 'hifigan_v2.onnx', vocoder, { model_type: 'hifigan' });
  writeTokens(folder, ['_', '^', '$', ' ', ...IPA]);
}

function vits({ speakers = 1, effort, gain }: TinyModel, isPiper: boolean): Graph {
  const sid: Port[] = speakers > 1 ? [{ name: 'sid', type: INT64, dimensions: [1] }] : [];
  const scales: Port[] = isPiper
    ? [{ name: 'scales', type: FLOAT, dimensions: [3] }]
    : ['noise_scale', 'length_scale', 'noise_scale_w'].map((name) => ({
        name,
        type: FLOAT,
        dimensions: [1],
      }));
  return {
    ...tones(speakers > 1 ? 'sid' : null, effort, 'input', gain),
    inputs: [
      { name: 'input', type: INT64, dimensions: ['N', 'L'] },
      { name: 'input_lengths', type: INT64, dimensions: ['N'] },
      ...scales,
      ...sid,
    ],
    outputs: [{ name: 'output', type: FLOAT, dimensions: ['N', 1, 'T'] }],
  };
}

/** sin(ramp × (token + 20 × speaker)), scaled and laid end to end. */
function tones(
  speaker: 'sid' | 'style' | null,
  effort = 1,
  input = 'input',
  gain = 0.3,
): Omit<Graph, 'inputs' | 'outputs'> {
  const op = (
    type: string,
    inputs: string[],
    output: string,
    attributes?: Record<string, number>,
  ): Operation => ({
    type,
    inputs,
    outputs: [output],
    ...(attributes && { attributes }),
  });
  const shift = speaker
    ? [
        op('Cast', [speaker], 'style_values', { to: FLOAT }),
        op('ReduceMean', ['style_values'], 'speaker', { keepdims: 0 }),
        op('Mul', ['speaker', 'speaker_step'], 'shift'),
        op('Add', ['tokens', 'shift'], 'height'),
      ]
    : [op('Identity', ['tokens'], 'height')];
  const again = Array.from({ length: effort }, (_, i) => op('Sin', [`wave${i}`], `wave${i + 1}`));
  return {
    operations: [
      op('Cast', [input], 'tokens', { to: FLOAT }),
      ...shift,
      op('Unsqueeze', ['height', 'last_axis'], 'column'),
      op('Mul', ['column', 'ramp'], 'wave0'),
      ...again,
      op('Mul', [`wave${effort}`, 'gain'], 'loud'),
      op('Reshape', ['loud', 'flat'], 'output'),
    ],
    floats: {
      ramp: {
        dimensions: [1, 1, TOKEN_SAMPLES],
        values: Array.from({ length: TOKEN_SAMPLES }, (_, i) => i * 0.004),
      },
      gain: { dimensions: [1], values: [gain] },
      speaker_step: { dimensions: [1], values: [20] },
    },
    integers: { last_axis: [2], flat: [1, 1, -1] },
  };
}

function write(
  folder: string,
  name: string,
  graph: Graph,
  metadata: Record<string, string>,
  broken = false,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), broken ? brokenOnnxModel(metadata) : onnxModel(graph, metadata));
}

function writeTokens(folder: string, tokens: readonly string[]): void {
  const lines = [...new Set(tokens)].map((token, id) => `${token} ${id}\n`);
  writeFileSync(join(folder, 'tokens.txt'), lines.join(''));
}
