import { verifyPart, verifyRecording, verifySound, type RecordingFacts } from './integrity';
import { SynthesisFailed } from './speech-failure';
import type { Voice } from './voice';

const word = (spokenStart: number, spokenEnd: number, startSec: number, endSec: number) => ({
  spokenStart,
  spokenEnd,
  startSec,
  endSec,
});

const sound: RecordingFacts = {
  durationSec: 2,
  containerDurationSec: 2.01,
  spokenLufs: -20,
  peak: 0.5,
  volume: 100,
  words: [word(0, 3, 0, 0.5), word(4, 8, 0.5, 1.9)],
  spokenText: 'xin chào',
  alphabet: undefined,
};

const voice = { charsPerSec: 20 } as Voice;
/** A voice that knows Vietnamese letters only. */
const picky = { ...voice, alphabet: new Set('aàchinoxt') };

describe('verifyRecording', () => {
  it('passes a sound recording, with word times or without', () => {
    expect(() => verifyRecording(sound)).not.toThrow();
    expect(() => verifyRecording({ ...sound, words: null })).not.toThrow();
  });

  it('passes silence when silence was asked for', () => {
    expect(() => verifyRecording({ ...sound, volume: 0, peak: 0 })).not.toThrow();
  });

  it.each<[string, Partial<RecordingFacts>]>([
    ['no audio', { durationSec: 0, containerDurationSec: 0 }],
    ['length', { containerDurationSec: 1.9 }],
    ['length', { containerDurationSec: NaN }],
    ['silent', { spokenLufs: -Infinity }],
    ['silent', { spokenLufs: -75 }],
    ['silent', { spokenLufs: NaN }],
    ['volume', { peak: 0 }],
    ['volume', { peak: NaN }],
    ['volume', { volume: 0 }],
    ['outside', { words: [word(0, 8, 0, 2.5)] }],
    ['outside', { words: [word(0, 8, -1, 1)] }],
    ['outside', { words: [word(0, 8, 1, 0.5)] }],
    ['missing', { words: [word(0, 3, 0, 1)], spokenText: 'xin chào các bạn nhé' }],
    ['missing', { words: [], spokenText: 'một hai ba bốn' }],
    ['missing', { words: [word(0, 1, 0, 1), word(12, 13, 1, 2)], spokenText: 'a b c d e f g' }],
  ])('refuses: %s', (reason, fault) => {
    expect(() => verifyRecording({ ...sound, ...fault })).toThrow(SynthesisFailed);
    expect(() => verifyRecording({ ...sound, ...fault })).toThrow(new RegExp(reason));
  });

  it('forgives the few words that engines melt into their neighbours, and signs that are not spoken', () => {
    const spokenText = 'out of the — … blue';
    const words = [word(0, 3, 0, 1), word(15, 19, 1, 2)];
    expect(() => verifyRecording({ ...sound, words, spokenText })).not.toThrow();
  });

  it('misses no words whose letters the voice does not know', () => {
    const missing = { ...sound, words: [word(0, 3, 0, 1)], spokenText: 'xin Жё Жё Жё Жё Жё' };
    expect(() => verifyRecording({ ...missing, alphabet: picky.alphabet })).not.toThrow();
    expect(() => verifyRecording(missing)).toThrow('missing');
  });
});

describe('verifySound', () => {
  const level = (sample: number) => new Float32Array(1600).fill(sample, 800, 801);

  it.each(['a', 'Bích Ngọc', '7', '½'])('refuses silence for %j', (text) => {
    for (const pcm of [level(0), level(0.0005), new Float32Array(0)])
      expect(() => verifySound(text, voice, pcm)).toThrow(SynthesisFailed);
    for (const pcm of [level(0.1), level(-0.1)]) expect(() => verifySound(text, voice, pcm)).not.toThrow();
  });

  it('knows silence by its part of full scale, whatever the kind of samples', () => {
    expect(() => verifySound('a', voice, Int16Array.of(0, 16))).toThrow(SynthesisFailed);
    expect(() => verifySound('a', voice, Int16Array.of(0, -3277))).not.toThrow();
  });

  it('lets a part without letters be silent', () => {
    expect(() => verifySound('… —', voice, level(0))).not.toThrow();
  });

  it('expects nothing of letters that the voice does not know', () => {
    expect(() => verifySound('Жё', picky, level(0))).not.toThrow();
    expect(() => verifySound('Жё a', picky, level(0))).toThrow(SynthesisFailed);
  });
});

describe('verifyPart', () => {
  it('refuses a part that lasts an eighth of what its letters take', () => {
    expect(() => verifyPart('a'.repeat(200), voice, 1.2)).toThrow(SynthesisFailed);
    expect(() => verifyPart('a'.repeat(200), voice, 1.3)).not.toThrow();
  });

  it('lets a part without letters be short', () => {
    expect(() => verifyPart('-'.repeat(200), voice, 0.01)).not.toThrow();
  });

  it('expects nothing of letters that the voice does not know', () => {
    expect(() => verifyPart('Ж'.repeat(200), picky, 0.01)).not.toThrow();
    expect(() => verifyPart('a'.repeat(200), picky, 0.01)).toThrow(SynthesisFailed);
  });
});
