import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModelFolder } from '../../../src/speech/engines/sherpa/model-folder';
import { SherpaEngine } from '../../../src/speech/engines/sherpa/sherpa-engine';
import { findEspeakData } from '../../harness/espeak-data';
import {
  writeCharactersModel,
  writeKokoroModel,
  writeMatchaModel,
  writePiperModel,
} from '../../harness/tiny-voice-models';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

const VIETNAMESE = { language: 'Vietnamese', voice: 'vi' };

const KINDS: Readonly<Record<string, (folder: string) => void>> = {
  'VITS on characters': (folder) => writeCharactersModel(folder, { speakers: 3 }),
  'a Piper voice': (folder) => writePiperModel(folder),
  Kokoro: (folder) => writeKokoroModel(folder, { speakers: 2, metadata: VIETNAMESE }),
  Matcha: (folder) => writeMatchaModel(folder, { metadata: VIETNAMESE }),
};

/** Texts of which no letter or number is in the alphabet of the model on characters. */
const STRANGE_TO_CHARACTERS = ['other scripts', 'a number of 300 digits'];

for (const [name, write] of Object.entries(KINDS)) {
  const folder = mkdtempSync(join(tmpdir(), 'loa-model-'));

  const open = (options?: ConstructorParameters<typeof SherpaEngine>[2]) => {
    const engine = new SherpaEngine(readModelFolder(folder), 'test', options);
    return Promise.resolve({ engine, close: () => engine.close() });
  };

  beforeAll(async () => {
    write(folder);
    symlinkSync(await findEspeakData(), join(folder, 'espeak-ng-data'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describeSpeechEngine(`${name} in sherpa-onnx`, {
    open: () => open(),
    refuses: name === 'VITS on characters' ? STRANGE_TO_CHARACTERS : [],
    openFaulty: () => open({ timeLimitSec: 5, file: join(__dirname, 'sherpa-engine.faulty-child.cjs') }),
  });
}
