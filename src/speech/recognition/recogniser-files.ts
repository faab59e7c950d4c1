import { readdirSync } from 'node:fs';
import type { OfflineRecognizerConfig } from 'sherpa-onnx-node';
import { ModelFault } from '../engines/sherpa/model/model-fault';
import { usable } from '../engines/sherpa/model/model-files';
import { readOnnxMetadata } from '../engines/sherpa/model/onnx-metadata';
import type { Language } from '../domain/voice';

type ModelConfig = OfflineRecognizerConfig['modelConfig'];

/** What sherpa-onnx is told of the model itself: its files, by kind. */
export type RecogniserModel = Omit<ModelConfig, 'numThreads' | 'provider' | 'debug'>;

type SingleFile = (model: string) => Omit<RecogniserModel, 'tokens'>;

/** The kinds that are one file, by the `model_type` of its metadata; the names are those of sherpa-onnx 1.13. */
const SINGLE_FILES = new Map<string, SingleFile>([
  ['zipformer2_ctc', (model) => ({ zipformerCtc: { model } })],
  ['EncDecCTCModel', (model) => ({ nemoCtc: { model } })],
  ['EncDecCTCModelBPE', (model) => ({ nemoCtc: { model } })],
  ['EncDecHybridRNNTCTCBPEModel', (model) => ({ nemoCtc: { model } })],
  ['wenet_ctc', (model) => ({ wenetCtc: { model } })],
  ['paraformer', (model) => ({ paraformer: { model } })],
  [
    'sense_voice_ctc',
    (model) => ({ senseVoice: { model, language: 'auto', useInverseTextNormalization: 0 } }),
  ],
]);

/** The kinds of an encoder, a decoder and a joiner, by the `model_type` of the encoder; what sherpa-onnx calls them. */
const TRANSDUCERS = new Map([
  ['conformer', 'transducer'],
  ['zipformer', 'transducer'],
  ['zipformer2', 'transducer'],
  ['EncDecRNNTBPEModel', 'nemo_transducer'],
  ['EncDecHybridRNNTCTCBPEModel', 'nemo_transducer'],
]);

/** In the metadata of models that hear speech as it comes, which want another program. */
const STREAMING = 'decode_chunk_len';

/**
 * Tells the kind of speech recognition model in a folder by the names of its files and the `model_type` that the first
 * of them states. Of a file that comes also quantized (`.int8.onnx`), the exact one is taken.
 *
 * @param language that Whisper is to expect; the others are not told
 * @throws ModelFault
 */
export function findRecogniserFiles(folder: string, language: Language): RecogniserModel {
  const names = readdirSync(folder).sort();
  const tokens = theOne(
    folder,
    'tokens.txt',
    names.filter((name) => /(^|[-_.])tokens\.txt$/.test(name)),
  );
  const { encoder, decoder, joiner, others } = sortParts(names.filter((name) => name.endsWith('.onnx')));
  if (encoder.length === 0) {
    const model = theOne(folder, 'a model (.onnx)', others);
    return { ...singleFile(model), tokens };
  }
  const parts = {
    encoder: theOne(folder, 'an encoder (.onnx)', encoder),
    decoder: theOne(folder, 'a decoder (.onnx)', decoder),
  };
  const type = typeOf(parts.encoder);
  const modelType = TRANSDUCERS.get(type);
  if (modelType) {
    const transducer = { ...parts, joiner: theOne(folder, 'a joiner (.onnx)', joiner) };
    return { transducer, modelType, tokens };
  }
  if (!type.startsWith('whisper')) throw unknownType(type);
  return { whisper: { ...parts, language, task: 'transcribe' }, tokens };
}

function singleFile(model: string): Omit<RecogniserModel, 'tokens'> {
  const type = typeOf(model);
  const kind = SINGLE_FILES.get(type);
  if (!kind) throw unknownType(type);
  return kind(model);
}

function typeOf(model: string): string {
  const metadata = readOnnxMetadata(model);
  if (metadata.has(STREAMING)) throw new ModelFault('has a model for streaming, which cannot be used here');
  const type = metadata.get('model_type');
  if (!type) throw new ModelFault('has a model that does not state its model_type');
  return type;
}

function unknownType(type: string): ModelFault {
  const known = [...TRANSDUCERS.keys(), 'whisper', ...SINGLE_FILES.keys()];
  return new ModelFault(
    `has a model of the type ${JSON.stringify(type.slice(0, 40))}; known are ${[...new Set(known)].join(', ')}`,
  );
}

function sortParts(models: readonly string[]) {
  const named = (part: string) => models.filter((name) => name.includes(part));
  const parts = { encoder: named('encoder'), decoder: named('decoder'), joiner: named('joiner') };
  const taken = new Set(Object.values(parts).flat());
  return { ...parts, others: models.filter((name) => !taken.has(name)) };
}

function theOne(folder: string, what: string, names: readonly string[]): string {
  const exact = names.filter((name) => !name.endsWith('.int8.onnx'));
  const candidates = exact.length > 0 ? exact : names;
  const [name, ...others] = candidates;
  if (name === undefined) throw new ModelFault(`lacks ${what}`);
  if (others.length > 0) throw new ModelFault(`has more than ${what}, keep one of ${candidates.join(', ')}`);
  return usable(folder, name);
}
