import { mkdtempSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModelFolder } from '../../../src/speech/engines/sherpa/model/model-folder';
import { sherpaConfig } from '../../../src/speech/engines/sherpa/sherpa-config';
import { ESPEAK_DATA } from '../../../src/speech/wasm/espeak-data';
import { findEspeakData } from '../../harness/espeak-data';
import {
  writeKokoroModel,
  writePiperModel,
  writePiperOriginal,
} from '../../harness/voice-models/tiny-voice-models';

/** Nothing is made here: that is left to the process that loads the model. */
const DERIVED = '/derived';

describe('readModelFolder', () => {
  let espeakData: string;
  let root: string;

  beforeAll(async () => {
    espeakData = await findEspeakData();
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loa-models-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const place = (name: string) => join(root, name);
  const addEspeakData = (name: string) => symlinkSync(espeakData, join(place(name), 'espeak-ng-data'));
  const read = (name: string) => readModelFolder(place(name), DERIVED);

  it('knows the own form of Piper by its card, and what has to be made of it', () => {
    const names = { VIVOSSPK01: 1, VIVOSSPK02: 0, ['x'.repeat(81)]: 0 };
    writePiperOriginal(
      place('vivos'),
      { speakers: 2 },
      { inference: { noise_scale: 0.3 }, speaker_id_map: names },
    );
    const { voices, files, derivation, sampleRate, fingerprint } = read('vivos');
    expect(sampleRate).toBe(22_050);
    expect(voices.map(({ speakerId, speakerName, language }) => [speakerId, speakerName, language])).toEqual([
      ['vivos-0', 'VIVOSSPK02', 'vi'],
      ['vivos-1', 'VIVOSSPK01', 'vi'],
    ]);
    const folder = join(DERIVED, `sherpa-vivos-${fingerprint}`);
    const model = join(place('vivos'), 'vi_VN-tiny-medium.onnx');
    expect(derivation).toEqual({ folder, model, card: `${model}.json` });
    expect(sherpaConfig(files).model.vits).toEqual({
      model: join(folder, 'model.onnx'),
      tokens: join(folder, 'tokens.txt'),
      lexicon: '',
      dataDir: ESPEAK_DATA,
      noiseScale: 0.3,
      noiseScaleW: 0.8,
      lengthScale: 1,
    });
  });

  it('takes the data of eSpeak NG that lies beside a model, and the built-in one where there is none', () => {
    writePiperOriginal(place('vivos'));
    addEspeakData('vivos');
    expect(sherpaConfig(read('vivos').files).model.vits!.dataDir).toBe(
      join(place('vivos'), 'espeak-ng-data'),
    );
    writeKokoroModel(place('kokoro'));
    const other = read('kokoro');
    expect(other.derivation).toBeNull();
    expect(sherpaConfig(other.files).model.kokoro!.dataDir).toBe(ESPEAK_DATA);
  });

  it('prepares a model again when its card has changed', () => {
    writePiperOriginal(place('vivos'));
    const before = read('vivos').derivation!.folder;
    writePiperOriginal(place('vivos'), {}, { num_symbols: 1000 });
    expect(read('vivos').derivation!.folder).not.toBe(before);
  });

  it.each<[fault: string, name: string, write: (name: string) => void, reason: string]>([
    ['a bad card', 'mai', (name) => writePiperOriginal(place(name), {}, { audio: {} }), 'audio.sample_rate'],
    [
      'a model cut off',
      'mai',
      (name) => {
        writePiperOriginal(place(name));
        truncateSync(join(place(name), 'vi_VN-tiny-medium.onnx'), 3000);
      },
      'is not a whole ONNX model',
    ],
    [
      'data of eSpeak NG too deep in the file system',
      'm'.repeat(240),
      (name) => {
        writePiperModel(place(name));
        addEspeakData(name);
      },
      'is longer than 254 bytes',
    ],
  ])('refuses %s', (_, name, write, reason) => {
    write(name);
    expect(() => read(name)).toThrow(reason);
  });
});
