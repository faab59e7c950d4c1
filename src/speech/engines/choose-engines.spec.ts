import { pino } from 'pino';
import { SpeechEngine, type EngineCard, type SpokenPart } from './speech-engine';
import type { Voice } from '../domain/voice';
import { chooseEngines } from './choose-engines';

const voice = (speakerId: string, licence: string): Voice => ({
  speakerId,
  speakerName: speakerId,
  provider: 'choir',
  language: 'vi',
  region: 'unknown',
  gender: 'unknown',
  licence,
  sampleRate: 16_000,
  quality: 'formant',
  charsPerSec: 15,
});

class Choir extends SpeechEngine {
  readonly card: EngineCard;
  closed = false;

  constructor(provider: string, voices: readonly Voice[]) {
    super();
    this.card = { provider, version: '1', licence: 'MIT', voices, maxPartChars: 100, timesWords: false };
  }

  speak(): Promise<SpokenPart> {
    return Promise.reject(new Error('nobody asks it'));
  }

  override close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
}

describe('chooseEngines', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  beforeEach(() => (lines.length = 0));

  it('leaves out an engine with no voice on offer, and says how to change that', async () => {
    const free = new Choir('free', [voice('a', 'MIT')]);
    const mixed = new Choir('mixed', [voice('b', 'CC0-1.0'), voice('c', 'CC-BY-NC-4.0')]);
    const barred = new Choir('barred', [voice('d', 'unknown')]);
    const { engines, voices } = await chooseEngines([free, mixed, barred], [], logger);
    expect(engines).toEqual([free, mixed]);
    expect(voices.map(({ speakerId }) => speakerId)).toEqual(['a', 'b']);
    expect([free, mixed, barred].map(({ closed }) => closed)).toEqual([false, false, true]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { speakerId: 'c', licence: 'CC-BY-NC-4.0', msg: expect.stringContaining('add CC-BY-NC-4.0 to') },
      { speakerId: 'd', licence: 'unknown', msg: expect.stringContaining('ALLOWED_VOICE_LICENCES') },
    ]);
  });

  it('says nothing of licences that the operator accepts', async () => {
    const barred = new Choir('barred', [voice('d', 'unknown')]);
    expect((await chooseEngines([barred], ['unknown'], logger)).engines).toEqual([barred]);
    expect(lines).toEqual([]);
  });

  it('leaves out an engine that takes the id of another one’s voice', async () => {
    const first = new Choir('first', [voice('mai', 'MIT')]);
    const second = new Choir('second', [voice('lan', 'MIT'), voice('mai', 'MIT')]);
    expect((await chooseEngines([first, second], [], logger)).engines).toEqual([first]);
    expect(second.closed).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the speaker_id mai already');
  });
});
