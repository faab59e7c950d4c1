import { SpeechEngine, type EngineCard, type SpokenPart } from './speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../domain/speech-failure';
import type { Voice } from '../domain/voice';
import { EngineRegistry } from './engine-registry';

const voice: Voice = {
  speakerId: 'bell-1',
  speakerName: 'Bell',
  provider: 'bell',
  language: 'vi',
  region: 'north',
  gender: 'male',
  licence: 'CC0-1.0',
  sampleRate: 8000,
  quality: 'formant',
  charsPerSec: 10,
};

/** Rings, or does what its mood says. */
class BellEngine extends SpeechEngine {
  mood: 'up' | 'down' | 'confused' = 'up';
  asked = 0;
  closed = false;

  readonly card: EngineCard;

  constructor(provider = 'bell') {
    super();
    this.card = {
      provider,
      version: '1',
      licence: 'MIT',
      voices: [voice],
      maxPartChars: 100,
      timesWords: false,
    };
  }

  async speak(): Promise<SpokenPart> {
    await Promise.resolve();
    this.asked += 1;
    if (this.mood === 'down') throw new EngineUnavailable(1);
    if (this.mood === 'confused') throw new SynthesisFailed('it cannot say that');
    return { pcm: new Float32Array(100), sampleRate: 8000, words: [] };
  }

  override async close(): Promise<void> {
    await Promise.resolve();
    this.closed = true;
  }
}

describe('EngineRegistry', () => {
  const events: string[] = [];
  const watcher = {
    engineDown: (provider: string) => events.push(`${provider} down`),
    engineUp: (provider: string) => events.push(`${provider} up`),
    closingFailed: (provider: string) => events.push(`${provider} not closed`),
  };
  let bell: BellEngine;
  let roster: EngineRegistry;

  beforeEach(() => {
    jest.useFakeTimers();
    events.length = 0;
    bell = new BellEngine();
    roster = new EngineRegistry([bell], watcher);
  });
  afterEach(async () => {
    await roster.close();
    jest.useRealTimers();
  });

  const ring = () => roster.use('bell', (engine) => engine.speak({ voice, text: 'keng' }));

  it('lends an engine that is up', async () => {
    expect((await ring()).pcm).toHaveLength(100);
    expect(roster.isAvailable('bell')).toBe(true);
  });

  it('refuses at once while an engine is down, and says for how long', async () => {
    bell.mood = 'down';
    await expect(ring()).rejects.toThrow(EngineUnavailable);
    expect(roster.isAvailable('bell')).toBe(false);
    const refusal = await ring().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'ENGINE_UNAVAILABLE', retryAfterSec: 1 });
    expect(bell.asked).toBe(1);
    expect(() => roster.requireAvailable('bell')).toThrow(EngineUnavailable);
  });

  it('tries a down engine ever less often, up to once a minute, and takes it back when it speaks', async () => {
    bell.mood = 'down';
    await expect(ring()).rejects.toThrow(EngineUnavailable);
    for (const pauseSec of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const asked = bell.asked;
      await jest.advanceTimersByTimeAsync(pauseSec * 1000 - 1);
      expect(bell.asked).toBe(asked);
      await jest.advanceTimersByTimeAsync(1);
      expect(bell.asked).toBe(asked + 1);
    }
    bell.mood = 'up';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(['bell down', 'bell up']); // however many tries were in vain
    expect((await ring()).pcm).toHaveLength(100);
  });

  it('counts calls that fail together as one failure', async () => {
    bell.mood = 'down';
    await Promise.allSettled([ring(), ring(), ring()]);
    expect(events).toEqual(['bell down']);
  });

  it('keeps an engine that merely cannot speak a text', async () => {
    bell.mood = 'confused';
    await expect(ring()).rejects.toThrow(SynthesisFailed);
    expect(roster.isAvailable('bell')).toBe(true);
    expect(events).toEqual([]);
  });

  it('finds out by itself at the start that an engine is down', async () => {
    bell.mood = 'down';
    void roster.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(roster.isAvailable('bell')).toBe(false);
  });

  it('tries one engine after the other at the start, and cancels none for that', async () => {
    const gong = new BellEngine('gong');
    const both = new EngineRegistry([bell, gong]);
    let finish = () => {};
    jest
      .spyOn(bell, 'speak')
      .mockReturnValueOnce(new Promise((_, reject) => (finish = () => reject(new EngineUnavailable(1)))));
    const started = both.start();
    await jest.advanceTimersByTimeAsync(100);
    expect([gong.asked, both.isAvailable('gong')]).toEqual([0, true]);
    finish();
    await started;
    expect([gong.asked, both.isAvailable('bell')]).toEqual([1, false]);
    await both.close();
  });

  it('knows no other engine and no two of one name', async () => {
    await expect(roster.use('gong', () => Promise.resolve(1))).rejects.toThrow(EngineUnavailable);
    expect(roster.isAvailable('gong')).toBe(false);
    expect(() => new EngineRegistry([bell, new BellEngine()])).toThrow(
      'Two engines share the provider name bell.',
    );
  });

  it('takes up an engine while it runs, and finds out whether it is up', async () => {
    await roster.start();
    const gong = new BellEngine('gong');
    gong.mood = 'down';
    roster.add(gong);
    await jest.advanceTimersByTimeAsync(100);
    expect([roster.providers, roster.isAvailable('gong')]).toEqual([['bell', 'gong'], false]);
    expect(() => roster.add(new BellEngine('gong'))).toThrow('share the provider name gong');
  });

  it('lets an engine go, and closes it when what is under way has ended', async () => {
    let end = () => {};
    const work = roster.use('bell', () => new Promise<void>((resolve) => (end = resolve)));
    roster.remove('bell');
    await jest.advanceTimersByTimeAsync(100);
    expect([roster.isAvailable('bell'), bell.closed]).toEqual([false, false]);
    await expect(ring()).rejects.toThrow(EngineUnavailable);
    roster.add(new BellEngine());
    end();
    await work;
    expect([roster.isAvailable('bell'), bell.closed]).toEqual([true, true]);
  });

  it('never tries again an engine that was let go while it was down', async () => {
    bell.mood = 'down';
    await expect(ring()).rejects.toThrow(EngineUnavailable);
    roster.remove('bell');
    await jest.advanceTimersByTimeAsync(120_000);
    expect([bell.asked, bell.closed]).toEqual([1, true]);
  });

  it('closes the engines and tries none any more', async () => {
    bell.mood = 'down';
    await expect(ring()).rejects.toThrow(EngineUnavailable);
    await roster.close();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(bell.asked).toBe(1);
    expect(bell.closed).toBe(true);
  });
});
