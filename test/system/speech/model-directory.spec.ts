import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModelDirectory } from '../../../src/speech/engines/sherpa/model/model-directory';
import { sherpaConfig } from '../../../src/speech/engines/sherpa/sherpa-config';
import { findEspeakData } from '../../harness/espeak-data';
import { writeSupertonicModel } from '../../harness/voice-models/tiny-supertonic';
import {
  writeCharactersModel,
  writeKokoroModel,
  writeLexiconModel,
  writeMatchaModel,
  writePiperModel,
  writePiperOriginal,
} from '../../harness/voice-models/tiny-voice-models';

/** Nothing is made here: that is left to the process that loads the model. */
const DERIVED = '/derived';

describe('readModelDirectory', () => {
  let espeakData: string;
  let modelDir: string;

  beforeAll(async () => {
    espeakData = await findEspeakData();
  });
  beforeEach(() => {
    modelDir = mkdtempSync(join(tmpdir(), 'loa-models-'));
  });
  afterEach(() => rmSync(modelDir, { recursive: true }));

  const place = (name: string) => join(modelDir, name);
  const say = (name: string, statement: object) =>
    writeFileSync(join(place(name), 'voice.json'), JSON.stringify(statement));
  const addEspeakData = (name: string) => symlinkSync(espeakData, join(place(name), 'espeak-ng-data'));
  const theModel = () => {
    const { models, faults } = readModelDirectory(modelDir, DERIVED);
    expect(faults).toEqual([]);
    expect(models).toHaveLength(1);
    return models[0]!;
  };

  it('knows a VITS model and what its metadata says', () => {
    writeCharactersModel(place('Giọng Đọc_1'));
    expect(theModel()).toMatchObject({
      provider: 'sherpa-giong-doc-1',
      sampleRate: 16_000,
      voices: [
        {
          speakerId: 'giong-doc-1',
          speakerName: 'Giọng Đọc_1',
          provider: 'sherpa-giong-doc-1',
          language: 'vi',
          region: 'unknown',
          gender: 'unknown',
          licence: 'unknown',
          sampleRate: 16_000,
        },
      ],
    });
    expect(theModel().voices[0]!.alphabet).toContain('ữ');
  });

  it('numbers several speakers as the model does, whichever of them are on offer', () => {
    writeCharactersModel(place('choir'), { speakers: 3 });
    expect([...theModel().speakers]).toEqual([
      ['choir-0', 0],
      ['choir-1', 1],
      ['choir-2', 2],
    ]);
    say('choir', {
      licence: 'CC-BY-4.0',
      gender: 'male',
      speakers: [{ id: 2, name: 'Mai', gender: 'female' }],
    });
    expect([...theModel().speakers]).toEqual([['choir-2', 2]]);
    expect(theModel().voices).toMatchObject([
      { speakerId: 'choir-2', speakerName: 'Mai', gender: 'female', licence: 'CC-BY-4.0' },
    ]);
  });

  it('takes names and language from the card of a Piper model', () => {
    writePiperModel(place('vivos'), { speakers: 2, metadata: { language: 'xx' } });
    addEspeakData('vivos');
    writeFileSync(
      join(place('vivos'), 'vi_VN-tiny-medium.onnx.json'),
      JSON.stringify({ language: { code: 'vi_VN' }, speaker_id_map: { VIVOSSPK01: 1, VIVOSSPK02: 0 } }),
    );
    const { voices, files } = theModel();
    expect(voices.map(({ speakerName, language }) => [speakerName, language])).toEqual([
      ['VIVOSSPK02', 'vi'],
      ['VIVOSSPK01', 'vi'],
    ]);
    for (const voice of voices) expect(voice).not.toHaveProperty('alphabet');
    expect(sherpaConfig(files)).toMatchObject({
      model: {
        vits: {
          model: join(place('vivos'), 'vi_VN-tiny-medium.onnx'),
          tokens: join(place('vivos'), 'tokens.txt'),
          dataDir: join(place('vivos'), 'espeak-ng-data'),
          lexicon: '',
        },
        provider: 'cpu',
      },
      maxNumSentences: 1,
    });
  });

  it('knows Supertonic by its configuration, and what its files say', () => {
    writeSupertonicModel(place('supertonic-3'));
    const { voices, files, speakers, sampleRate } = theModel();
    expect(sampleRate).toBe(44_100);
    expect(voices.map(({ speakerName, gender }) => `${speakerName} ${gender}`)).toEqual([
      ...['F1 female', 'F2 female', 'F3 female', 'F4 female', 'F5 female'],
      ...['M1 male', 'M2 male', 'M3 male', 'M4 male', 'M5 male'],
    ]);
    expect(voices[9]).toMatchObject({ speakerId: 'supertonic-3-9', language: 'vi', licence: 'unknown' });
    expect(speakers.get('supertonic-3-9')).toBe(9);
    const alphabet = voices[0]!.alphabet!;
    expect([...'Aệđ9,'].filter((char) => !alphabet.has(char))).toEqual([]);
    expect([...'<>中ß\ud800'].filter((char) => alphabet.has(char))).toEqual([]);
    expect(sherpaConfig(files).model.supertonic).toEqual({
      durationPredictor: join(place('supertonic-3'), 'duration_predictor.int8.onnx'),
      textEncoder: join(place('supertonic-3'), 'text_encoder.int8.onnx'),
      vectorEstimator: join(place('supertonic-3'), 'vector_estimator.int8.onnx'),
      vocoder: join(place('supertonic-3'), 'vocoder.int8.onnx'),
      ttsJson: join(place('supertonic-3'), 'tts.json'),
      unicodeIndexer: join(place('supertonic-3'), 'unicode_indexer.bin'),
      voiceStyle: join(place('supertonic-3'), 'voice.bin'),
    });
  });

  it.each<[string, (folder: string) => void, string]>([
    ['without one of its models', (at) => unlinkSync(join(at, 'vocoder.int8.onnx')), 'lacks vocoder.onnx'],
    [
      'with a model cut off',
      (at) => truncateSync(join(at, 'text_encoder.int8.onnx'), 90),
      'not a whole ONNX',
    ],
    ['without its voices', (at) => unlinkSync(join(at, 'voice.bin')), 'lacks voice.bin'],
    [
      'with voices cut off',
      (at) => truncateSync(join(at, 'voice.bin'), 5_000),
      'voice.bin that is not whole',
    ],
    ['with no voices', (at) => truncateSync(join(at, 'voice.bin'), 40), 'voice.bin that is not whole'],
    [
      'with a list cut off',
      (at) => truncateSync(join(at, 'unicode_indexer.bin'), 99),
      'indexer.bin that is not',
    ],
    ['with nonsense for a configuration', (at) => writeFileSync(join(at, 'tts.json'), '{"ae'), 'tts.json'],
    ['without a rate', (at) => writeFileSync(join(at, 'tts.json'), '{"ae":{}}'), 'sample_rate'],
  ])('passes over Supertonic %s', (_, spoil, reason) => {
    writeSupertonicModel(place('spoilt'));
    spoil(place('spoilt'));
    expect(readModelDirectory(modelDir, DERIVED)).toEqual({
      models: [],
      faults: [{ folder: place('spoilt'), reason: expect.stringContaining(reason) }],
    });
  });

  it('has only Supertonic speak the languages that its voice.json names', () => {
    const state = (name: string) =>
      writeFileSync(join(place(name), 'voice.json'), JSON.stringify({ languages: ['vi', 'en', 'fr'] }));
    writeSupertonicModel(place('a'));
    state('a');
    writePiperOriginal(place('b'));
    state('b');
    const { models, faults } = readModelDirectory(modelDir, DERIVED);
    expect(models.map(({ voices }) => voices[0]!.languages)).toEqual([['vi', 'en', 'fr']]);
    expect(faults).toEqual([{ folder: place('b'), reason: expect.stringContaining('that speaks one') }]);
  });

  it('knows Kokoro by its voices, and what their names mean', () => {
    writeKokoroModel(place('kokoro'), { speakers: 3 });
    addEspeakData('kokoro');
    for (const name of ['lexicon-us-en.txt', 'lexicon-zh.txt'])
      writeFileSync(join(place('kokoro'), name), 'a a\n');
    const { voices, files } = theModel();
    expect(voices.map((voice) => [voice.speakerName, voice.gender, voice.region, voice.language])).toEqual([
      ['Mai', 'female', 'us', 'en'],
      ['Nam', 'male', 'us', 'en'],
      ['Lan', 'female', 'unknown', 'en'],
    ]);
    expect(sherpaConfig(files).model.kokoro).toEqual({
      model: join(place('kokoro'), 'model.onnx'),
      voices: join(place('kokoro'), 'voices.bin'),
      tokens: join(place('kokoro'), 'tokens.txt'),
      dataDir: join(place('kokoro'), 'espeak-ng-data'),
      lexicon: ['lexicon-us-en.txt', 'lexicon-zh.txt'].map((name) => join(place('kokoro'), name)).join(','),
    });
  });

  it('knows Matcha by its steps, and finds the vocoder', () => {
    writeMatchaModel(place('matcha'));
    addEspeakData('matcha');
    expect(sherpaConfig(theModel().files).model.matcha).toEqual({
      acousticModel: join(place('matcha'), 'model-steps-3.onnx'),
      vocoder: join(place('matcha'), 'hifigan_v2.onnx'),
      tokens: join(place('matcha'), 'tokens.txt'),
      dataDir: join(place('matcha'), 'espeak-ng-data'),
      lexicon: '',
    });
  });

  it('takes an English lexicon in place of phonemes', () => {
    writeLexiconModel(place('words'), ['hello'], { metadata: { language: 'English' } });
    expect(theModel().voices).toMatchObject([{ language: 'en' }]);
  });

  it('takes commas in the path of the directory, though not in that of a lexicon', () => {
    writeCharactersModel(join(place('a,b'), 'mai'));
    writeLexiconModel(join(place('a,b'), 'words'), ['hello'], { metadata: { language: 'English' } });
    const { models, faults } = readModelDirectory(place('a,b'), DERIVED);
    expect(models.map(({ provider }) => provider)).toEqual(['sherpa-mai']);
    expect(faults).toEqual([
      { folder: join(place('a,b'), 'words'), reason: expect.stringContaining('a comma in its path') },
    ]);
  });

  it('changes its fingerprint with any of its files', () => {
    writeCharactersModel(place('mai'));
    const before = theModel().fingerprint;
    expect(theModel().fingerprint).toBe(before);
    writeFileSync(
      join(place('mai'), 'tokens.txt'),
      `${readFileSync(join(place('mai'), 'tokens.txt'), 'utf8')}ё 99\n`,
    );
    expect(theModel().fingerprint).not.toBe(before);
  });

  const onnx = () => join(place('mai'), 'model.onnx');
  it.each<[fault: string, spoil: () => void, reason: string]>([
    ['no model', () => unlinkSync(onnx()), 'lacks a model (.onnx)'],
    [
      'two models',
      () => cpSync(onnx(), join(place('mai'), 'int8.onnx')),
      'keep one of int8.onnx, model.onnx',
    ],
    ['no tokens', () => unlinkSync(join(place('mai'), 'tokens.txt')), 'lacks tokens.txt'],
    ['an empty model', () => truncateSync(onnx()), 'has an empty model.onnx'],
    ['empty tokens', () => truncateSync(join(place('mai'), 'tokens.txt')), 'has an empty tokens.txt'],
    ['a cut model', () => truncateSync(onnx(), 3000), 'is not a whole ONNX model: it was cut off'],
    ['something else', () => writeFileSync(onnx(), 'PK\u0003\u0004 a zip'), 'is not a whole ONNX model'],
    [
      'a pointer of Git LFS',
      () => writeFileSync(onnx(), 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'),
      'has a pointer in place of model.onnx',
    ],
    ['a folder for a model', () => (unlinkSync(onnx()), mkdirSync(onnx())), 'lacks model.onnx'],
    ['a voice.json of null', () => writeFileSync(join(place('mai'), 'voice.json'), 'null'), 'be an object'],
    ['a bad voice.json', () => say('mai', { gender: 'x' }), 'gender must be one of'],
    ['a speaker too many', () => say('mai', { speakers: [{ id: 1 }] }), 'no such speaker in its model'],
    [
      'a Piper card that is none',
      () => writeFileSync(`${onnx()}.json`, '{'),
      'has a model.onnx.json that is not JSON',
    ],
    ['empty data of eSpeak NG', () => mkdirSync(join(place('mai'), 'espeak-ng-data')), 'lacks phontab'],
    [
      'no metadata',
      () => writeCharactersModel(place('mai'), { metadata: { frontend: 'characters', sample_rate: 'x' } }),
      'gives sample_rate as "x"',
    ],
    [
      'an unlikely rate',
      () => writeCharactersModel(place('mai'), { metadata: { sample_rate: '1' } }),
      'gives sample_rate as "1"',
    ],
    [
      'another language',
      () => writeCharactersModel(place('mai'), { metadata: { language: 'German' } }),
      'does not say that it is Vietnamese (vi) or English (en)',
    ],
  ])('passes over a model with %s, and says why', (_, spoil, reason) => {
    writeCharactersModel(place('lan'));
    writeCharactersModel(place('mai'));
    spoil();
    const { models, faults } = readModelDirectory(modelDir, DERIVED);
    expect(models.map(({ provider }) => provider)).toEqual(['sherpa-lan']);
    expect(faults).toEqual([{ folder: place('mai'), reason: expect.stringContaining(reason) }]);
  });

  it.each<[fault: string, write: () => void, reason: string]>([
    ['a link to itself', () => symlinkSync('mai', place('mai')), 'ELOOP'],
    [
      'words without a list of them',
      () => {
        writeLexiconModel(place('mai'), ['bạn']);
        unlinkSync(join(place('mai'), 'lexicon.txt'));
      },
      'lacks a list of words',
    ],
    ['a Vietnamese lexicon', () => writeLexiconModel(place('mai'), ['bạn']), 'tears apart at their accents'],
    [
      'Matcha without a vocoder',
      () => {
        writeMatchaModel(place('mai'));
        unlinkSync(join(place('mai'), 'hifigan_v2.onnx'));
      },
      'lacks the vocoder',
    ],
    [
      'Matcha with a spoilt vocoder',
      () => {
        writeMatchaModel(place('mai'));
        addEspeakData('mai');
        truncateSync(join(place('mai'), 'hifigan_v2.onnx'), 40);
      },
      'is not a whole ONNX model',
    ],
    [
      'a name that no id can be made of',
      () => writeCharactersModel(place('日本')),
      'no speaker_id can be made',
    ],
  ])('passes over %s', (_, write, reason) => {
    write();
    expect(readModelDirectory(modelDir, DERIVED)).toEqual({
      models: [],
      faults: [{ folder: expect.any(String), reason: expect.stringContaining(reason) }],
    });
  });

  it.each([
    ['names that fold to one', 'Mai', 'mai', 1],
    ['a name and another one’s number', 'mai', 'mai-1', 2],
  ])('gives no id twice: %s', (_, first, second, speakers) => {
    writeCharactersModel(place(first), { speakers });
    writeCharactersModel(place(second));
    const { models, faults } = readModelDirectory(modelDir, DERIVED);
    expect(models.map(({ files }) => files)).toEqual([
      expect.objectContaining({ model: join(place(first), 'model.onnx') }),
    ]);
    expect(faults).toEqual([
      { folder: place(second), reason: expect.stringContaining(`the same identifier`) },
    ]);
  });

  it('takes no notice of files and hidden folders', () => {
    writeFileSync(place('README.md'), 'models');
    mkdirSync(place('.git'));
    expect(readModelDirectory(modelDir, DERIVED)).toEqual({ models: [], faults: [] });
  });

  it('finds nothing where there is no directory, and says when it cannot be read', () => {
    expect(readModelDirectory(place('nowhere'), DERIVED)).toEqual({ models: [], faults: [] });
    writeFileSync(place('file'), '');
    expect(() => readModelDirectory(place('file'), DERIVED)).toThrow('MODEL_DIR cannot be read: ENOTDIR');
  });
});
