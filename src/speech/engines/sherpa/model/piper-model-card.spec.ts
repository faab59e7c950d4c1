import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelFault } from './model-fault';
import { readPiperModelCard } from './piper-model-card';

const CARD = {
  audio: { sample_rate: 16_000, quality: 'low' },
  espeak: { voice: 'en-us' },
  phoneme_id_map: { _: [0], '^': [1], $: [2], ' ': [3] },
};

describe('readPiperModelCard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loa-card-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: unknown) => {
    const file = join(folder, 'mai.onnx.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return readPiperModelCard(file);
  };

  it('makes tokens and metadata as sherpa-onnx wants them', () => {
    const inference = { noise_scale: 0.3, length_scale: 1.2, noise_w: 0.4 };
    expect(read({ ...CARD, num_speakers: 904, inference })).toEqual({
      metadata: {
        model_type: 'vits',
        comment: 'piper',
        language: 'en-us',
        voice: 'en-us',
        has_espeak: '1',
        n_speakers: '904',
        sample_rate: '16000',
      },
      tokens: '_ 0\n^ 1\n$ 2\n  3\n',
      scales: { noiseScale: 0.3, lengthScale: 1.2, noiseScaleW: 0.4 },
    });
  });

  it('takes one speaker and the usual manner where the card says nothing of them', () => {
    expect(read(CARD)).toMatchObject({
      metadata: { n_speakers: '1' },
      scales: { noiseScale: 0.667, lengthScale: 1, noiseScaleW: 0.8 },
    });
  });

  it('leaves out what is no phoneme, and takes numbers without a list', () => {
    const odd = { ab: [4], '': [5], '\n': [6], '\t': [7], ['\ud800']: [8], a: 9, '5': [10], '\u0327': [11] };
    const { tokens } = read({ ...CARD, phoneme_id_map: { ...CARD.phoneme_id_map, ...odd } });
    expect(tokens.split('\n').sort()).toEqual(['', '  3', '$ 2', '5 10', '^ 1', '_ 0', 'a 9', '\u0327 11']);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'has a mai.onnx.json that is not JSON'],
    ['no object', 'null', 'cannot be used: Invalid input: expected object'],
    ['brackets without end', '['.repeat(100_000), 'is not JSON'],
    ['a card of a megabyte', ' '.repeat(1 << 21), 'is too large'],
    ['no rate', { ...CARD, audio: {} }, 'audio.sample_rate: '],
    ['an unlikely rate', { ...CARD, audio: { sample_rate: 1 } }, 'audio.sample_rate: '],
    ['another alphabet', { ...CARD, phoneme_type: 'text' }, 'phoneme_type: must be espeak'],
    ['a path for a voice', { ...CARD, espeak: { voice: '../vi' } }, 'espeak.voice: must be the name'],
    ['no speaker', { ...CARD, num_speakers: 0 }, 'num_speakers: '],
    ['a billion speakers', { ...CARD, num_speakers: 1e9 }, 'num_speakers: '],
    ['no phonemes', { ...CARD, phoneme_id_map: {} }, 'phoneme_id_map: lacks _; phoneme_id_map: lacks ^'],
    [
      'a phoneme with two numbers',
      { ...CARD, phoneme_id_map: { ...CARD.phoneme_id_map, a: [4, 5] } },
      'phoneme_id_map.a: must be one number',
    ],
    ['numbers beyond the model', { ...CARD, num_symbols: 3 }, 'phoneme_id_map has   beyond num_symbols'],
    ['a scale of no size', { ...CARD, inference: { noise_w: 'x' } }, 'inference.noise_w: '],
  ])('refuses %s', (_, card, fault) => {
    expect(() => read(card)).toThrow(ModelFault);
    expect(() => read(card)).toThrow(fault);
  });
});
