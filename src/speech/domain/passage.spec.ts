import { estimateAudioSec, joinedPause, type Passage, partsOf, settingBounds, unknownIn } from './passage';
import { evenParts } from './sentences';
import type { Voice } from './voice';

const settings = { speed: 1, pitch: 1, volume: 100 };
const voice = { speakerId: 'one', charsPerSec: 10 } as Voice;
const other = { speakerId: 'other', charsPerSec: 20, alphabet: new Set('abc') } as unknown as Voice;

const passage = (text: string, spokenStart: number, more: Partial<Passage> = {}): Passage => ({
  voice,
  settings,
  text,
  spokenStart,
  pauseBeforeSec: 0,
  pauseAfter: 'word',
  ...more,
});

const spoken = (...passages: Passage[]) => ({
  voice,
  settings,
  spokenText: passages.map(({ text }) => text).join(''),
  passages,
});
const whole = (text: string) => evenParts(text, 100);

describe('partsOf', () => {
  it('cuts a text without passages as a whole, with the pauses of its ends', () => {
    const parts = partsOf({ voice, settings, spokenText: 'Một. Hai.' }, (text) => evenParts(text, 5));
    expect(parts).toMatchObject([
      { text: 'Một. ', start: 0, voice, settings, pauseBeforeSec: 0, pauseAfterSec: 0.29 },
      { text: 'Hai.', start: 5, voice, settings, pauseBeforeSec: 0, pauseAfterSec: 0 },
    ]);
  });

  it('cuts no part across passages, and tells where each stands in the whole', () => {
    const slow = { ...settings, speed: 0.5 };
    const parts = partsOf(
      spoken(passage('Một ', 0), passage('hai ba', 4, { settings: slow, voice: other })),
      whole,
    );
    expect(parts).toMatchObject([
      { text: 'Một ', start: 0, voice, settings },
      { text: 'hai ba', start: 4, voice: other, settings: slow },
    ]);
  });

  it('keeps seconds as they are in the audio, whatever the tempo', () => {
    const fast = { ...settings, speed: 2 };
    const [part] = partsOf(
      spoken(passage('Một', 0, { settings: fast, pauseBeforeSec: 1, pauseAfter: 3 })),
      whole,
    );
    expect(part).toMatchObject({ pauseBeforeSec: 2, pauseAfterSec: 6 });
  });

  it('pauses for an ending as long as the text or the passage wants, but not at the end of all', () => {
    const pauses = partsOf(
      spoken(
        passage('Một. ', 0),
        passage('hai ', 5, { pauseAfter: 'sentence' }),
        passage('ba, ', 9, { pauseAfter: 'paragraph' }),
        passage('bốn ', 13),
        passage('năm', 17, { pauseAfter: 'paragraph' }),
      ),
      whole,
    ).map(({ pauseAfterSec }) => pauseAfterSec);
    expect(pauses).toEqual([0.29, 0.29, 0.52, 0, 0]);
  });
});

describe('joinedPause', () => {
  it.each([
    [1, 2, 3],
    ['paragraph', 0, 0],
    [0.5, 'sentence', 0.5],
    ['word', 'sentence', 'sentence'],
    ['paragraph', 'sentence', 'paragraph'],
  ] as const)('makes one pause of %s and %s', (one, next, joined) => {
    expect(joinedPause(one, next)).toBe(joined);
  });
});

describe('estimateAudioSec', () => {
  it('adds up the passages, each by its voice and speed, and their pauses', () => {
    const fast = { ...settings, speed: 2 };
    const text = spoken(
      passage('a'.repeat(20), 0, { settings: fast, pauseAfter: 3 }),
      passage('b'.repeat(20), 20, { voice: other, pauseBeforeSec: 2, pauseAfter: 1 }),
    );
    expect(estimateAudioSec(text)).toBeCloseTo(1 + 3 + 2 + 1 + 1);
  });
});

describe('settingBounds', () => {
  it('looks at every passage', () => {
    const text = spoken(passage('a', 0), passage('b', 1, { settings: { ...settings, volume: 0 } }));
    expect(settingBounds(text, 'volume')).toEqual({ least: 0, greatest: 100 });
  });
});

describe('unknownIn', () => {
  it('asks each voice for what it speaks', () => {
    expect(unknownIn(spoken(passage('xyz', 0), passage('abz', 3, { voice: other })))).toEqual(['z']);
  });
});
