import {
  SpeechEngine,
  type EngineCard,
  type SpeechPart,
  type SpokenPart,
} from '../../../src/speech/engines/speech-engine';
import {
  EngineBusy,
  EngineUnavailable,
  RecordingTooLong,
  SynthesisFailed,
} from '../../../src/speech/domain/speech-failure';
import type { Voice } from '../../../src/speech/domain/voice';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { PooledSpeechRenderer } from '../../../src/speech/rendering/pooled-speech-renderer';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const PLAIN = { speed: 1, pitch: 1, volume: 100 };
const SENTENCE = 'Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ';
const SEC_PER_CHAR = 0.05;

/** An engine of the plainest kind: a tone as long as the text, no words, a rate of its own. */
class ToneEngine extends SpeechEngine {
  readonly heard: string[] = [];
  /** What goes wrong with the parts, in order; nothing once the list is empty. */
  faults: ('fail' | 'empty' | 'silent')[] = [];

  readonly card: EngineCard = {
    provider: 'tone',
    version: '1',
    licence: 'MIT',
    voices: [],
    maxPartChars: 100,
    timesWords: false,
  };

  readonly voice: Voice = {
    speakerId: 'tone-1',
    speakerName: 'Tone',
    provider: 'tone',
    language: 'vi',
    region: 'north',
    gender: 'female',
    sampleRate: 16_000,
    licence: 'CC0-1.0',
    quality: 'formant',
    charsPerSec: 1 / SEC_PER_CHAR,
  };

  async speak({ text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    await Promise.resolve();
    signal?.throwIfAborted();
    this.heard.push(text);
    const fault = this.faults.shift();
    if (fault === 'fail') throw new SynthesisFailed('the tone broke');
    const samples = fault === 'empty' ? 0 : Math.round(text.length * SEC_PER_CHAR * 16_000);
    const pcm = new Float32Array(samples);
    if (fault !== 'silent') for (let i = 0; i < samples; i++) pcm[i] = 0.3 * Math.sin(i / 5);
    return { pcm, sampleRate: 16_000, words: [] };
  }
}

describe('PooledSpeechRenderer', () => {
  let pool: WorkerPool;
  let tone: ToneEngine;
  let renderer: PooledSpeechRenderer;

  beforeAll(() => {
    // However slow the machine: what the pool refuses is tested elsewhere.
    pool = new WorkerPool({ threads: 2, maxWaitSec: 600 });
  });
  beforeEach(() => {
    tone = new ToneEngine();
    renderer = new PooledSpeechRenderer(new EngineRegistry([new EspeakEngine(pool), tone]), pool);
  });
  afterAll(() => pool.close());

  const render = (spokenText: string, voice = ESPEAK_VOICES[0]!, settings = PLAIN, signal?: AbortSignal) =>
    renderer.render({ voice, spokenText, settings, audioType: 'wav' }, signal);

  it('makes a file with exact length and word times', async () => {
    const { bytes, durationSec, words } = await render(SENTENCE);
    expect(durationSec).toBe((bytes.length - 44) / 2 / 22_050);
    expect(words.map((word) => SENTENCE.slice(word.spokenStart, word.spokenEnd)).join(' ')).toBe(
      'Hôm nay trời đẹp chúng tôi đi chơi ở Hà Nội',
    );
  });

  it('speaks a long text in parts that sound as if spoken in one go', async () => {
    const one = await render(SENTENCE.repeat(10));
    const text = SENTENCE.repeat(60);
    const { durationSec, words } = await render(text);
    expect(Math.abs(durationSec / (one.durationSec * 6) - 1)).toBeLessThan(0.02);
    expect(words).toHaveLength(60 * 11);
    for (const [i, word] of words.entries()) {
      expect(text.slice(word.spokenStart, word.spokenEnd)).toMatch(/^[\p{L}]+$/u);
      expect(word.startSec).toBeGreaterThanOrEqual(words[i - 1]?.endSec ?? 0);
    }
    expect(words.at(-1)!.endSec).toBeLessThanOrEqual(durationSec);
  });

  it('moves word times with the speed', async () => {
    const normal = await render(SENTENCE);
    const slow = await render(SENTENCE, undefined, { ...PLAIN, speed: 0.5 });
    expect(slow.words.at(-1)!.startSec / normal.words.at(-1)!.startSec).toBeCloseTo(2, 1);
    expect(slow.words.at(-1)!.endSec).toBeLessThanOrEqual(slow.durationSec);
  });

  it('serves engines that give nothing but samples', async () => {
    const { durationSec, words } = await render(SENTENCE.repeat(5).trimEnd(), tone.voice);
    expect(words).toEqual([]);
    expect(tone.heard.join('')).toBe(SENTENCE.repeat(5).trimEnd());
    expect(durationSec).toBeGreaterThan(SENTENCE.length * 5 * SEC_PER_CHAR - 0.1);
  });

  describe('of the parts of one text', () => {
    /** Ends the parts in the order that is given, once all have begun. */
    const holdParts = (order: (count: number) => number[]) => {
      const speak = tone.speak.bind(tone);
      const begun: { text: string; signal: AbortSignal | undefined; goOn: () => void }[] = [];
      jest.spyOn(tone, 'speak').mockImplementation(async (part, signal) => {
        await new Promise<void>((goOn) => begun.push({ text: part.text, signal, goOn }));
        return speak(part, signal);
      });
      const end = async () => {
        await new Promise(setImmediate);
        for (const index of order(begun.length)) {
          begun[index]!.goOn();
          await new Promise(setImmediate);
        }
      };
      return { begun, end };
    };
    const text = SENTENCE.repeat(10).trimEnd();

    it('begins the first one first, and joins them in their order whichever is ready first', async () => {
      const plain = await render(text, tone.voice);
      const oneByOne = [...tone.heard];
      const { begun, end } = holdParts((count) => Array.from({ length: count }, (_, i) => count - 1 - i));
      const rendering = render(text, tone.voice);
      await end();
      const { bytes } = await rendering;
      expect(begun.length).toBeGreaterThan(4);
      expect(begun.map((part) => part.text)).toEqual(oneByOne);
      expect(tone.heard.slice(oneByOne.length)).toEqual([...oneByOne].reverse());
      expect(Buffer.from(bytes).equals(Buffer.from(plain.bytes))).toBe(true);
    });

    it('ends all when one has failed for good', async () => {
      tone.faults = ['fail', 'fail'];
      const { begun, end } = holdParts(() => [0]);
      const rendering = render(text, tone.voice);
      const failure = expect(rendering).rejects.toThrow('the tone broke');
      await end(); // the first attempt
      begun.at(-1)!.goOn(); // the second
      await failure;
      expect(begun.every(({ signal }) => signal!.aborted)).toBe(true);
      expect(tone.heard).toHaveLength(2);
    });
  });

  it.each(['fail', 'empty', 'silent'] as const)('tries a part once more after: %s', async (fault) => {
    tone.faults = [fault];
    const { durationSec } = await render(SENTENCE.repeat(5), tone.voice);
    expect(tone.heard).toHaveLength(4);
    expect(durationSec).toBeGreaterThan(SENTENCE.length * 5 * SEC_PER_CHAR - 0.1);
  });

  it.each(['fail', 'empty', 'silent'] as const)(
    'fails as a whole when a part keeps on to %s',
    async (fault) => {
      tone.faults = [fault, fault, fault, fault, fault, fault];
      await expect(render(SENTENCE.repeat(5), tone.voice)).rejects.toThrow(SynthesisFailed);
    },
  );

  it('never hands out silence, unless it was asked for', async () => {
    tone.faults = ['silent', 'silent'];
    await expect(render(SENTENCE, tone.voice)).rejects.toThrow('silent');
    const { bytes, durationSec } = await render(SENTENCE, undefined, { ...PLAIN, volume: 0 });
    expect(durationSec).toBeGreaterThan(1);
    expect(bytes.subarray(44).every((byte) => byte === 0)).toBe(true);
  });

  it.each(['', ' ', '…'])('refuses %j, which has nothing to speak', async (text) => {
    await expect(render(text)).rejects.toThrow(SynthesisFailed);
  });

  it('refuses a voice of an engine that is not there', async () => {
    await expect(render(SENTENCE, { ...tone.voice, provider: 'other' })).rejects.toThrow(EngineUnavailable);
  });

  it('refuses a recording of more than an hour', async () => {
    tone.faults = [];
    const slow = { ...PLAIN, speed: 0.25 };
    const tooLong = SENTENCE.repeat(Math.ceil(901 / SEC_PER_CHAR / SENTENCE.length));
    await expect(render(tooLong, tone.voice, slow)).rejects.toThrow(RecordingTooLong);
  });

  it('stops speaking as soon as a recording gets too long', async () => {
    const speak = tone.speak.bind(tone);
    let before: Promise<unknown> = Promise.resolve();
    jest.spyOn(tone, 'speak').mockImplementation((part, signal) => {
      const spoken = before.then(() => speak(part, signal));
      before = spoken.catch(() => {});
      return spoken;
    });
    const slow = { ...PLAIN, speed: 0.25 };
    const farTooLong = SENTENCE.repeat(Math.ceil(9010 / SEC_PER_CHAR / SENTENCE.length));
    await expect(render(farTooLong, tone.voice, slow)).rejects.toThrow(RecordingTooLong);
    expect(tone.heard.join('').length).toBeLessThan(farTooLong.length / 4);
  });

  it('serves what it can in time, and refuses the rest at once', async () => {
    const busy = new WorkerPool({ threads: 1, maxWaitSec: 0.5 });
    const small = new PooledSpeechRenderer(new EngineRegistry([new EspeakEngine(busy)]), busy);
    const job = { voice: ESPEAK_VOICES[0]!, settings: PLAIN, audioType: 'mp3' as const };
    const all = Array.from({ length: 60 }, () => small.render({ ...job, spokenText: SENTENCE.repeat(8) }));
    const outcomes = await Promise.allSettled(all);
    await busy.close();
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(60);
    for (const reason of refused) expect(reason).toBeInstanceOf(EngineBusy);
  });

  describe('out of time', () => {
    const timeUp = Object.assign(new Error('time is up'), { name: 'TimeoutError' });
    let one: WorkerPool;
    let small: PooledSpeechRenderer;
    beforeEach(async () => {
      one = new WorkerPool({ threads: 1, maxWaitSec: 1000 });
      small = new PooledSpeechRenderer(new EngineRegistry([new EspeakEngine(one)]), one);
      await small.render(jobOf(SENTENCE));
    });
    afterEach(() => one.close());

    const jobOf = (spokenText: string) => ({
      voice: ESPEAK_VOICES[0]!,
      settings: PLAIN,
      audioType: 'mp3' as const,
      spokenText,
    });

    it.each([
      ['one part', 1],
      ['several parts', 60],
    ])('is busy when the engine has spoken nothing of %s', async (_name, sentences) => {
      const call = { text: SENTENCE.repeat(200), espeakName: 'vi' };
      const before = one.run('espeak.speak', call, { costSec: 2 });
      const stop = new AbortController();
      const waiting = small.render(jobOf(SENTENCE.repeat(sentences)), stop.signal);
      await new Promise(setImmediate);
      stop.abort(timeUp);
      await expect(waiting).rejects.toBeInstanceOf(EngineBusy);
      await before;
      expect(one.waitSec).toBeCloseTo(0, 9);
    });

    /** Ends the time of a text of several parts when the first is spoken. */
    const endTimeOfBegun = async () => {
      const stop = new AbortController();
      const speak = jest.spyOn(one, 'run');
      const begun = small.render(jobOf(SENTENCE.repeat(60)), stop.signal);
      await new Promise(setImmediate);
      await speak.mock.results[0]!.value;
      stop.abort(timeUp);
      return begun;
    };

    it('has failed when the engine had begun', () => expect(endTimeOfBegun()).rejects.toBe(timeUp));

    it('is busy when the engine had begun and much work of others waits', async () => {
      const others = one.expecting(30, () => endTimeOfBegun().catch((error: unknown) => error));
      expect(await others).toMatchObject({ code: 'ENGINE_BUSY', retryAfterSec: expect.any(Number) });
    });
  });

  it('counts the post-processing of a slow recording before it begins', async () => {
    const expecting = jest.spyOn(pool, 'expecting');
    for (const speed of [0.25, 1]) await render(SENTENCE.repeat(40), undefined, { ...PLAIN, speed });
    const [slow, , normal] = expecting.mock.calls.map(([costSec]) => costSec);
    expecting.mockRestore();
    expect(slow).toBeGreaterThan(normal! * 2);
    expect(pool.waitSec).toBeCloseTo(0, 9);
  });

  it('keeps the pool free for others while an engine outside it speaks', async () => {
    const speak = tone.speak.bind(tone);
    const waits: number[] = [];
    jest.spyOn(tone, 'speak').mockImplementation((part, signal) => {
      waits.push(pool.waitSec);
      return speak(part, signal);
    });
    const run = jest.spyOn(pool, 'run');
    await render(SENTENCE.repeat(40), tone.voice);
    expect(waits.length).toBeGreaterThan(10);
    expect(new Set(waits)).toEqual(new Set([0]));
    expect(run.mock.lastCall).toMatchObject(['audio.post-process', {}, { isLastStep: true }]);
    run.mockRestore();
  });

  it('has a long mp3 encoded by several threads', async () => {
    const tasks = jest.spyOn(pool, 'run');
    const job = { voice: tone.voice, spokenText: SENTENCE.repeat(12), settings: PLAIN };
    const { bytes, durationSec } = await renderer.render({ ...job, audioType: 'mp3' });
    expect(tasks.mock.calls.map(([name]) => name)).toEqual([
      'mp3.cut',
      'mp3.encode',
      'mp3.encode',
      'mp3.join',
    ]);
    tasks.mockRestore();
    expect(durationSec).toBe((await renderer.render({ ...job, audioType: 'wav' })).durationSec);
    expect(containerDurationSec(bytes, 'mp3')).toBeCloseTo(durationSec, 9);
    expect(pool.waitSec).toBeCloseTo(0, 9);
  });

  it('renders a text of one part on all threads while they are idle, and on one when others work', async () => {
    const tasks = jest.spyOn(pool, 'run');
    const job = { voice: ESPEAK_VOICES[0]!, spokenText: SENTENCE.repeat(11), settings: PLAIN };
    const together = await renderer.render({ ...job, audioType: 'mp3' });
    const others = pool.run('espeak.speak', { text: SENTENCE.repeat(20), espeakName: 'vi' }, { costSec: 1 });
    const alone = await renderer.render({ ...job, audioType: 'mp3' });
    await others;
    expect(tasks.mock.calls.map(([name]) => name)).toEqual([
      ...['espeak.speak', 'mp3.cut', 'mp3.encode', 'mp3.encode', 'mp3.join'],
      ...['espeak.speak', 'espeak.render'],
    ]);
    tasks.mockRestore();
    // Takes of eSpeak NG differ: 30 of this text lay within 0.15 %.
    expect(alone.durationSec / together.durationSec).toBeCloseTo(1, 2);
    expect(alone.words.map(({ spokenStart }) => spokenStart)).toEqual(
      together.words.map(({ spokenStart }) => spokenStart),
    );
  });

  it('renders one huge recording after the other, and a short one in between', async () => {
    const tasks = jest.spyOn(pool, 'run');
    const slow = { ...PLAIN, speed: 0.25 };
    const huge = [1, 2].map(() => render(SENTENCE.repeat(110), undefined, slow));
    await render(SENTENCE.repeat(14)); // two parts
    await Promise.all(huge);
    const names = tasks.mock.calls.map(([name]) => name);
    tasks.mockRestore();
    const one = [...Array<string>(9).fill('espeak.speak'), 'audio.post-process'];
    expect(names.slice(0, 11)).toEqual(Array(9 + 2).fill('espeak.speak'));
    expect(names.slice(-one.length)).toEqual(one);
  });

  it('can be cancelled in the middle of a long text', async () => {
    const stop = new AbortController();
    const reason = new Error('cancelled');
    setTimeout(() => stop.abort(reason), 100);
    await expect(render(SENTENCE.repeat(100), undefined, PLAIN, stop.signal)).rejects.toBe(reason);
    expect((await render(SENTENCE)).durationSec).toBeGreaterThan(1);
  });
});
