import { type AudioPart, AudioPostProcessor } from './post-processing';
import { copyValues, type Waveform } from './waveform';

const RATE = 16_000;
const settings = { speed: 1, pitch: 1, volume: 100 };

/** A tone of so many seconds, in which one word is heard. */
function tone(seconds: number, more: Partial<AudioPart> = {}): AudioPart {
  const pcm = Float32Array.from({ length: seconds * RATE }, (_, i) => 0.2 * Math.sin(i / 5));
  const words = [{ startSec: 0.25, endSec: 0.5, spokenStart: 0, spokenEnd: 3 }];
  return { pcm, words, spokenStart: 0, pauseAfterSec: 0, ...more };
}

/** Root mean square of the values from one second to another. */
function powerOf(waveform: Waveform, fromSec: number, toSec: number): number {
  const values = new Float32Array((toSec - fromSec) * RATE);
  copyValues(waveform, fromSec * RATE, values);
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

describe('AudioPostProcessor', () => {
  let postProcessor: AudioPostProcessor;
  beforeAll(async () => {
    postProcessor = await AudioPostProcessor.open();
  });

  const level = (...parts: AudioPart[]) => postProcessor.level({ parts, sampleRate: RATE, settings });

  it('gives each part its own tempo, and times words and pauses by it', () => {
    const slow = { ...settings, speed: 0.5 };
    const { facts } = level(
      tone(1, { pauseBeforeSec: 1, pauseAfterSec: 0.5 }),
      tone(1, { settings: slow, spokenStart: 4, pauseAfterSec: 1 }),
      tone(1, { spokenStart: 8 }),
    );
    expect(facts.durationSec).toBeCloseTo(1 + 1.5 + 4 + 1, 1);
    expect(facts.words.map(({ spokenStart }) => spokenStart)).toEqual([0, 4, 8]);
    const starts = [1.25, 2.5 + 0.5, 6.5 + 0.25];
    facts.words.forEach(({ startSec }, i) => expect(startSec).toBeCloseTo(starts[i]!, 1));
  });

  it('gives each part its own volume, and levels the voice as if they had one', () => {
    const soft = { ...settings, volume: 50 };
    const silent = { ...settings, volume: 0 };
    const even = level(tone(3)).waveform;
    const { waveform, facts } = level(tone(1), tone(1, { settings: soft }), tone(1, { settings: silent }));
    const [loud, quiet, none] = [0.2, 1.2, 2.2].map((at) => powerOf(waveform, at, at + 0.6));
    expect(loud).toBeCloseTo(powerOf(even, 0.2, 0.8), 3);
    expect(quiet).toBeCloseTo(loud! / 2, 3);
    expect(none).toBe(0);
    expect(facts.peak).toBeGreaterThan(quiet!);
  });

  it('leaves parts of one manner as they are', () => {
    const together = level(tone(1), tone(1)).waveform;
    const { waveform } = level(tone(1, { settings }), tone(1, { settings: { ...settings } }));
    expect(waveform).toEqual(together);
  });
});
