import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SpeechRecogniser } from '../../../src/speech/recognition/speech-recogniser';
import { useBuiltWorkers } from '../../harness/built-app';
import { brokenOnnxModel } from '../../harness/voice-models/onnx-writer';
import { writeRecogniser } from '../../harness/voice-models/tiny-recogniser';

const RATE = 22_050;
const FRAMES_PER_LETTER = 10;

describe('The speech recogniser', () => {
  useBuiltWorkers();
  let folder: string;
  let recogniser: SpeechRecogniser | null = null;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loa-recogniser-'));
    writeRecogniser(folder, 'xin chào các bạn', FRAMES_PER_LETTER);
  });
  afterEach(async () => {
    await recogniser?.close();
    rmSync(folder, { recursive: true });
  });

  const hum = (sec: number) => ({ pcm: new Float32Array(sec * RATE).fill(0.1), sampleRate: RATE, words: [] });

  it('writes down what it hears, at any rate and in any length', async () => {
    recogniser = await SpeechRecogniser.open(folder);
    expect(await recogniser.recognise(hum(0.28), 'vi')).toBe('xin');
    expect(await recogniser.recognise(hum(2), 'en')).toBe('xin chào các bạn');
    const pcm = new Int16Array(0.75 * 16_000).fill(1000);
    expect(await recogniser.recognise({ pcm, sampleRate: 16_000, words: [] }, 'vi')).toBe('xin chào');
  });

  it('stops when it is told to', async () => {
    recogniser = await SpeechRecogniser.open(folder);
    const reason = new Error('enough');
    await expect(recogniser.recognise(hum(1), 'vi', AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it.each<[string, () => void, RegExp]>([
    ['is no folder', () => (folder = join(folder, 'nowhere')), /nowhere/],
    ['lacks a file', () => unlinkSync(join(folder, 'tokens.txt')), / lacks tokens\.txt\.$/],
    [
      'has a graph that cannot be run',
      () => writeFileSync(join(folder, 'model.onnx'), brokenOnnxModel({ model_type: 'zipformer2_ctc' })),
      / does not recognise speech: Load model from .* failed.*$/,
    ],
    [
      'has tokens that are none, which ends the process',
      () => writeFileSync(join(folder, 'tokens.txt'), 'a\nb\n'),
      / does not recognise speech: the process ended \(exit code \d+\): .*tokens\.txt.*$/,
    ],
  ])('says in a sentence that what it is given %s', async (_, spoil, reason) => {
    const whole = folder;
    spoil();
    await expect(SpeechRecogniser.open(folder)).rejects.toThrow(reason);
    folder = whole;
  });
});
