import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metadataEntries } from '../engines/sherpa/model/onnx-metadata';
import { findRecogniserFiles } from './recogniser-files';

/** Field 7 of ModelProto, the graph, without content. */
const NO_GRAPH = Buffer.from([0x3a, 0]);

describe('The files of a recogniser', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loa-recogniser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (names: readonly string[], metadata: Record<string, string> = {}) => {
    for (const name of names) {
      const model = Buffer.concat([NO_GRAPH, metadataEntries(metadata)]);
      writeFileSync(join(folder, name), name.endsWith('.onnx') ? model : 'a 0\n');
    }
  };
  const find = () =>
    JSON.parse(JSON.stringify(findRecogniserFiles(folder, 'vi')).replaceAll(`${folder}/`, '')) as object;

  it.each([
    ['zipformer2', 'transducer'],
    ['EncDecRNNTBPEModel', 'nemo_transducer'],
  ])('of a transducer are three and its tokens: %s', (type, modelType) => {
    write(['tokens.txt', 'encoder-epoch-12.onnx', 'decoder-epoch-12.onnx', 'joiner-epoch-12.onnx'], {
      model_type: type,
    });
    expect(find()).toEqual({
      transducer: {
        encoder: 'encoder-epoch-12.onnx',
        decoder: 'decoder-epoch-12.onnx',
        joiner: 'joiner-epoch-12.onnx',
      },
      modelType,
      tokens: 'tokens.txt',
    });
  });

  it('of Whisper are two, with the language', () => {
    write(['base-tokens.txt', 'base-encoder.onnx', 'base-decoder.onnx'], { model_type: 'whisper-base' });
    const whisper = {
      encoder: 'base-encoder.onnx',
      decoder: 'base-decoder.onnx',
      language: 'vi',
      task: 'transcribe',
    };
    expect(find()).toEqual({ whisper, tokens: 'base-tokens.txt' });
  });

  it.each([
    ['zipformer2_ctc', 'zipformerCtc'],
    ['EncDecCTCModelBPE', 'nemoCtc'],
    ['EncDecHybridRNNTCTCBPEModel', 'nemoCtc'],
    ['wenet_ctc', 'wenetCtc'],
    ['paraformer', 'paraformer'],
    ['sense_voice_ctc', 'senseVoice'],
  ])('of %s are one, for %s', (type, key) => {
    write(['tokens.txt', 'model.int8.onnx'], { model_type: type });
    expect(find()).toMatchObject({ [key]: { model: 'model.int8.onnx' }, tokens: 'tokens.txt' });
  });

  it('are the exact ones, where there are quantized ones too', () => {
    write(['tokens.txt', 'model.int8.onnx', 'model.onnx'], { model_type: 'paraformer' });
    expect(find()).toMatchObject({ paraformer: { model: 'model.onnx' } });
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['without tokens', ['model.onnx'], { model_type: 'paraformer' }, /^lacks tokens\.txt$/],
    ['without a model', ['tokens.txt'], {}, /^lacks a model \(\.onnx\)$/],
    [
      'with two models',
      ['tokens.txt', 'a.onnx', 'b.onnx'],
      { model_type: 'paraformer' },
      /^has more than a model \(\.onnx\), keep one of a\.onnx, b\.onnx$/,
    ],
    [
      'without a joiner',
      ['tokens.txt', 'encoder.onnx', 'decoder.onnx'],
      { model_type: 'zipformer' },
      /^lacks a joiner/,
    ],
    ['of no stated type', ['tokens.txt', 'model.onnx'], {}, /does not state its model_type$/],
    [
      'of another type',
      ['tokens.txt', 'model.onnx'],
      { model_type: 'constructor' },
      /type "constructor"; known are .*whisper/,
    ],
    [
      'for streaming',
      ['tokens.txt', 'encoder.onnx', 'decoder.onnx', 'joiner.onnx'],
      { model_type: 'zipformer2', decode_chunk_len: '32' },
      /a model for streaming/,
    ],
  ])('are refused %s', (_, names, metadata, reason) => {
    write(names, metadata);
    expect(find).toThrow(reason);
  });
});
