import { chmodSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../harness/eventually';
import { EngineUnavailable } from '../../../src/speech/domain/speech-failure';
import type { Voice } from '../../../src/speech/domain/voice';
import { PLACES } from '../../../src/speech/engines/sherpa/sherpa-config';
import { readModelFolder } from '../../../src/speech/engines/sherpa/model/model-folder';
import { loadWithinMemory } from '../../../src/speech/engines/sherpa/model/model-memory';
import { SherpaEngine } from '../../../src/speech/engines/sherpa/sherpa-engine';
import { VoiceCatalogue } from '../../../src/voices';
import { useBuiltWorkers } from '../../harness/built-app';
import { findEspeakData } from '../../harness/espeak-data';
import {
  writeCharactersModel,
  writeKokoroModel,
  writeMatchaModel,
  writePiperModel,
  writePiperOriginal,
} from '../../harness/voice-models/tiny-voice-models';
import { writeSupertonicModel } from '../../harness/voice-models/tiny-supertonic';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

const VIETNAMESE = { language: 'Vietnamese', voice: 'vi' };

const KINDS: Readonly<Record<string, (folder: string) => void>> = {
  'VITS on characters': (folder) => writeCharactersModel(folder, { speakers: 3 }),
  'a Piper voice': (folder) => writePiperModel(folder),
  'a Piper voice in its own form': (folder) => writePiperOriginal(folder),
  Kokoro: (folder) => writeKokoroModel(folder, { speakers: 2, metadata: VIETNAMESE }),
  Supertonic: (folder) => writeSupertonicModel(folder),
  Matcha: (folder) => writeMatchaModel(folder, { metadata: VIETNAMESE }),
};

const derived = mkdtempSync(join(tmpdir(), 'loa-derived-'));
afterAll(() => rmSync(derived, { recursive: true }));

for (const [name, write] of Object.entries(KINDS)) {
  const folder = mkdtempSync(join(tmpdir(), 'loa-model-'));

  const open = (options?: ConstructorParameters<typeof SherpaEngine>[2]) => {
    const engine = new SherpaEngine(readModelFolder(folder, derived), 'test', options);
    return Promise.resolve({ engine, close: () => engine.close() });
  };

  beforeAll(() => write(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  describeSpeechEngine(`${name} in sherpa-onnx`, {
    open: () => open(),
    openFaulty: () => open({ timeLimitSec: 5, file: join(__dirname, 'sherpa-engine.faulty-child.cjs') }),
  });
}

describe('Supertonic in sherpa-onnx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loa-model-'));
  let engine: SherpaEngine;

  useBuiltWorkers();
  beforeAll(() => {
    writeSupertonicModel(folder);
    engine = new SherpaEngine(readModelFolder(folder, derived), 'test');
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });

  const speak = async (text: string, changes: Partial<Voice> = {}) => {
    const { pcm } = await engine.speak({ voice: { ...engine.card.voices[0]!, ...changes }, text });
    return Array.from(pcm);
  };

  it('gives the same samples for the same request, and others for another speaker or language', async () => {
    const once = await speak('Xin chào các bạn.');
    expect(await speak('Xin chào các bạn.')).toEqual(once);
    expect(await speak('Xin chào các bạn.', { speaking: 'en' })).not.toEqual(once);
    expect(await speak('Xin chào các bạn.', engine.card.voices[5])).not.toEqual(once);
  });

  it('speaks parts side by side as it speaks them one after the other', async () => {
    const parts = Array.from({ length: 6 }, (_, i) => `Đây là phần thứ ${i + 1} của bài.`);
    const oneByOne: number[][] = [];
    for (const part of parts) oneByOne.push(await speak(part));
    expect(await Promise.all(parts.map((part) => speak(part)))).toEqual(oneByOne);
    expect(engine['processes']['children'].size).toBe(PLACES);
  });

  it('speaks a part of the greatest length in one piece, and marks of a language as no text', async () => {
    const text = 'Một hai. '.repeat(33);
    expect(text.length).toBeLessThanOrEqual(engine.card.maxPartChars);
    const whole = await speak(text);
    const sentence = await speak('Một hai.');
    expect(whole.length).toBeLessThan(35 * sentence.length); // without the pause of sherpa-onnx between its pieces
    expect(await speak('Một </vi><en> hai.')).toEqual(await speak('Một /vi en hai.'));
  });

  it('speaks all languages that the catalogue states', async () => {
    const { languages } = VoiceCatalogue.read().get('supertonic-3');
    const spoken = await Promise.all(languages.map((speaking) => speak('Ba.', { speaking })));
    expect(spoken.filter(({ length }) => length === 0)).toEqual([]);
    await expect(speak('Ba.', { speaking: 'zh' })).rejects.toThrow('the voice has no sound for the text');
  });

  it('takes letters with two marks apart, as the alphabet presumes', async () => {
    const [twoMarks, oneMark] = [await speak('ếế.'), await speak('êêê.')]; // six tokens each
    expect(twoMarks).toHaveLength(oneMark.length);
  });
});

describe('Piper in its own form in sherpa-onnx', () => {
  const TEXTS = ['Xin chào các bạn, hôm nay trời đẹp.', 'Tôi download một file của computer.'];
  const root = mkdtempSync(join(tmpdir(), 'loa-model-'));
  const derivedHere = join(root, 'derived');
  const engines: SherpaEngine[] = [];

  useBuiltWorkers();
  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    rmSync(root, { recursive: true });
  });

  const open = (folder: string) => {
    const engine = new SherpaEngine(readModelFolder(folder, derivedHere), 'test');
    engines.push(engine);
    return engine;
  };
  const samplesOf = async (engine: SherpaEngine, speaker = 0) => {
    const parts = TEXTS.map((text) => engine.speak({ voice: engine.card.voices[speaker]!, text }));
    return (await Promise.all(parts)).map(({ pcm }) => Array.from(pcm));
  };

  it('gives the samples of the converted form, with the data of the built-in eSpeak NG as with other', async () => {
    writePiperModel(join(root, 'converted'), { speakers: 2 });
    symlinkSync(await findEspeakData(), join(root, 'converted/espeak-ng-data'));
    writePiperOriginal(join(root, 'original'), { speakers: 2 });
    const [converted, original] = [open(join(root, 'converted')), open(join(root, 'original'))];
    const first = await samplesOf(original);
    expect(first).toEqual(await samplesOf(converted));
    expect(await samplesOf(original, 1)).toEqual(await samplesOf(converted, 1));
    expect(await samplesOf(original, 1)).not.toEqual(first);
  });

  it('is prepared once by all that open it at once, beside a folder that nobody may write to', async () => {
    const folder = join(root, 'guarded');
    writePiperOriginal(folder);
    const before = readdirSync(folder);
    for (const name of before) chmodSync(join(folder, name), 0o400);
    chmodSync(folder, 0o500);
    const spoken = await Promise.all(Array.from({ length: 3 }, () => samplesOf(open(folder))));
    expect(spoken[1]).toEqual(spoken[0]);
    expect(spoken[2]).toEqual(spoken[0]);
    chmodSync(folder, 0o700);
    expect(readdirSync(folder)).toEqual(before);
    const made = readdirSync(derivedHere).filter((name) => /^\.|guarded/.test(name));
    expect(made).toEqual([expect.stringMatching(/^sherpa-guarded-[0-9a-f]{12}$/)]);
  });
});

describe('A model in sherpa-onnx that does not fit into memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loa-model-'));

  useBuiltWorkers();
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not loaded, and speaks when there is memory again', async () => {
    writeCharactersModel(folder);
    let freeBytes = 150e6;
    const engine = new SherpaEngine(readModelFolder(folder, derived), 'test', {
      admitChild: (open) => loadWithinMemory(63e6, open, () => Promise.resolve(freeBytes)),
    });
    const speak = () => engine.speak({ voice: engine.card.voices[0]!, text: 'Xin chào.' });
    await expect(speak()).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      cause: { message: 'the model needs about 236 MB of memory, 150 MB are free' },
    });
    freeBytes = 1e9;
    const down = (error: unknown) => error instanceof EngineUnavailable;
    const spoken = await eventually(async () => {
      const outcome = await speak().catch((error: unknown) => error);
      return !down(outcome) && { outcome };
    });
    expect(spoken.outcome).toMatchObject({ sampleRate: 16_000 });
    await engine.close();
  });
});
