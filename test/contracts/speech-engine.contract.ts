import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SpeechEngine, type SpeechPart, type SpokenPart } from '../../src/speech/engines/speech-engine';
import { fullScaleOf } from '../../src/speech/domain/pcm';
import { SynthesisFailed } from '../../src/speech/domain/speech-failure';
import type { Voice } from '../../src/speech/domain/voice';
import { EngineRegistry } from '../../src/speech/engines/engine-registry';
import { WorkerPool } from '../../src/speech/workers/worker-pool';
import { PooledSpeechRenderer } from '../../src/speech/rendering/pooled-speech-renderer';
import { memoryOf } from '../harness/memory';
import { useBuiltWorkers } from '../harness/built-app';

export interface EngineUnderTest {
  readonly engine: SpeechEngine;
  close(): Promise<void>;
}

export interface EngineContract {
  /** Opens the engine as the service runs it. */
  open(): Promise<EngineUnderTest>;
  /**
   * Opens it with a time limit of about five seconds, and so that speaking the text `CRASH` kills what speaks and
   * `HANG` makes it never answer.
   */
  openFaulty(): Promise<EngineUnderTest>;
  /** By how much the same text may last longer or shorter after others; without it, by 2 % of its length. */
  readonly unsteadySec?: number;
}

const GREETING = 'Xin chào các bạn, hôm nay trời đẹp.';

/** Texts that engines are known to stumble over, and how long their speech may last at most. */
const ODD_TEXTS: readonly (readonly [name: string, text: string, maxSec: number])[] = [
  ['nothing', '', 1],
  ['white space', '   \n\n\t ', 1],
  ['punctuation', '…—–“”()', 3],
  ['signs', '→★€₫', 10],
  ['NUL', '\u0000', 1],
  ['lone surrogates', '\ud800 \udfff', 1],
  ['control codes', '\u0001500S xin \u000150P chào', 10],
  ['a long break', '<break time="100s"/>', 10],
  ['markup', '<speak><prosody rate="x-slow">xin</prosody></speak>', 15],
  ['comparison signs', 'trước < giữa > sau & hết', 5],
  ['phoneme mnemonics', "[[h@l'oU]]", 5],
  ['emoji', '😀👨‍👩‍👧‍👦🇻🇳', 20],
  ['other scripts', '中文 日本語 한국어 العربية עברית ไทย', 60],
  ['a tower of accents', 'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 5],
  ['a word of 500 letters', 'b'.repeat(500), 300],
  ['a number of 300 digits', '9'.repeat(300), 400],
  ['150 sentences', 'a. '.repeat(150), 200],
  ['shell syntax', '-f /etc/passwd --stdout $(id) `id` %s%n', 30],
];

const SPEEDS = [0.25, 0.5, 1, 2, 4];
/** What the renderer puts between parts that end with a sentence, at natural tempo. */
const PAUSE_SEC = 0.29;

const SENTENCES = 4;

/** Samples spoken between two looks at the memory: several times the noise that garbage makes. */
const ROUND_BYTES = 32 * 2 ** 20;
/** By the last of them, the heaps of every process and thread have reached their size. */
const ROUNDS = 6;
const LONG_TEST_MS = 120_000;

/** Post-processes for all engines of a spec file. */
let pool: WorkerPool | undefined;
const postProcessingPool = () => (pool ??= new WorkerPool({ threads: 1 }));
afterAll(() => pool?.close());

/** The engine, given one sentence at a time; notes how long each is. */
class SentenceBySentence extends SpeechEngine {
  readonly card;
  spokenSec: number[] = [];

  constructor(private readonly engine: SpeechEngine) {
    super();
    this.card = { ...engine.card, maxPartChars: GREETING.length + 1 };
  }

  async speak(part: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const spoken = await this.engine.speak(part, signal);
    this.spokenSec.push(lengthSec(spoken));
    return spoken;
  }
}

/** Resident memory of this process, its threads and its children, without what is garbage here. */
function residentBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect(); // what the first one found has been released by now
  const { ownMib, childrenMib } = memoryOf(process.pid);
  return (ownMib + childrenMib) * 2 ** 20;
}

const lengthSec = ({ pcm, sampleRate }: SpokenPart) => pcm.length / sampleRate;
const peak = ({ pcm }: SpokenPart) =>
  Array.from(pcm).reduce((max, x) => Math.max(max, Math.abs(x)), 0) / fullScaleOf(pcm);

/** What every adapter of `SpeechEngine` promises its callers. */
export function describeSpeechEngine(name: string, contract: EngineContract): void {
  describe(`${name} as a SpeechEngine`, () => {
    useBuiltWorkers();

    describe('in health', () => {
      let under: EngineUnderTest;
      let voice: Voice;

      beforeAll(async () => {
        under = await contract.open();
        voice = under.engine.card.voices.find(({ language }) => language === 'vi')!;
      });
      afterAll(() => under.close());

      const speak = (text: string, signal?: AbortSignal) => under.engine.speak({ voice, text }, signal);

      it('introduces itself', () => {
        const { provider, licence, voices, maxPartChars } = under.engine.card;
        expect(provider).toMatch(/^[a-z0-9][a-z0-9-]*$/);
        expect(licence).not.toBe('');
        expect(maxPartChars).toBeGreaterThanOrEqual(100);
        expect(new Set(voices.map(({ speakerId }) => speakerId)).size).toBe(voices.length);
        for (const each of voices) expect(each.provider).toBe(provider);
      });

      it('speaks with every voice, at the rate that the voice states', async () => {
        for (const each of under.engine.card.voices) {
          const spoken = await under.engine.speak({ voice: each, text: GREETING });
          expect(spoken.sampleRate).toBe(each.sampleRate);
          expect(lengthSec(spoken)).toBeGreaterThan(1);
          expect(lengthSec(spoken)).toBeLessThan(10);
          expect(peak(spoken)).toBeGreaterThan(0.05);
          expect(peak(spoken)).toBeLessThanOrEqual(1);
        }
      });

      it('refuses a voice that is not its own instead of taking another', async () => {
        const stranger = { ...voice, speakerId: `${voice.speakerId}+zzz` };
        await expect(under.engine.speak({ voice: stranger, text: GREETING })).rejects.toThrow(
          SynthesisFailed,
        );
      });

      it('tells when each word is heard, or tells of none', async () => {
        const spoken = await speak(GREETING);
        if (!under.engine.card.timesWords) return expect(spoken.words).toEqual([]);
        const words = spoken.words.map((word) => GREETING.slice(word.spokenStart, word.spokenEnd));
        expect(words).toEqual(['Xin', 'chào', 'các', 'bạn', 'hôm', 'nay', 'trời', 'đẹp']);
        let atSec = 0;
        for (const { startSec, endSec } of spoken.words) {
          expect(startSec).toBeGreaterThanOrEqual(atSec);
          expect(endSec).toBeGreaterThan(startSec);
          atSec = endSec;
        }
        expect(atSec).toBeLessThanOrEqual(lengthSec(spoken));
      });

      it('speaks a longer text longer, and all of it', async () => {
        const once = lengthSec(await speak(GREETING));
        const eight = await speak(`${GREETING} `.repeat(8));
        expect(lengthSec(eight)).toBeGreaterThan(once * 7.5);
        if (under.engine.card.timesWords) expect(eight.words).toHaveLength(64);
      });

      it('speaks the same however often it is asked, one by one or all at once', async () => {
        const first = lengthSec(await speak(GREETING));
        for (let i = 0; i < 20; i++) await speak(`${i} ${GREETING}`);
        const all = await Promise.all(Array.from({ length: 20 }, () => speak(GREETING)));
        const toleranceSec = contract.unsteadySec ?? 0.02 * first;
        for (const spoken of all) expect(Math.abs(lengthSec(spoken) - first)).toBeLessThan(toleranceSec);
      });

      it(
        'makes recordings of the exact length at every speed, pauses included',
        async () => {
          const engine = new SentenceBySentence(under.engine);
          const renderer = new PooledSpeechRenderer(new EngineRegistry([engine]), postProcessingPool());
          const spokenText = Array(SENTENCES).fill(GREETING).join(' ');
          for (const speed of SPEEDS) {
            engine.spokenSec = [];
            const settings = { speed, pitch: 1, volume: 100 };
            const { durationSec } = await renderer.render({ voice, spokenText, settings, audioType: 'wav' });
            expect(engine.spokenSec).toHaveLength(SENTENCES);
            const naturalSec = engine.spokenSec.reduce((sum, sec) => sum + sec, (SENTENCES - 1) * PAUSE_SEC);
            expect(Math.abs((durationSec * speed) / naturalSec - 1)).toBeLessThan(0.02);
          }
        },
        LONG_TEST_MS,
      );

      it(
        'keeps nothing of what it has spoken',
        async () => {
          const text = `${GREETING} `.repeat(
            Math.floor(under.engine.card.maxPartChars / GREETING.length / 2),
          );
          // Garbage comes and goes; what leaks makes memory grow in every round.
          const grown: number[] = [];
          let before = residentBytes();
          for (let round = 0; round < ROUNDS && !grown.some((share) => share < 0.5); round++) {
            let spokenBytes = 0;
            while (spokenBytes < ROUND_BYTES) spokenBytes += (await speak(text)).pcm.byteLength;
            const after = residentBytes();
            grown.push((after - before) / spokenBytes);
            before = after;
          }
          expect(Math.min(...grown)).toBeLessThan(0.5);
        },
        LONG_TEST_MS,
      );

      it.each(ODD_TEXTS)('reads or drops %s and obeys nothing in it', async (_name, text, maxSec) => {
        expect(lengthSec(await speak(text))).toBeLessThan(maxSec);
      });

      it('goes on after what other engines take for the end or for a command', async () => {
        const plain = lengthSec(await speak('xin chào các bạn nhé'));
        for (const text of [
          'xin chào\u0000các bạn nhé',
          'xin chào <các bạn nhé',
          '\u0001xin chào các bạn nhé',
        ])
          expect(lengthSec(await speak(text))).toBeGreaterThan(plain * 0.95);
      });

      it('reads decomposed letters as the composed ones', async () => {
        const composed = lengthSec(await speak(GREETING.normalize('NFC')));
        const decomposed = lengthSec(await speak(GREETING.normalize('NFD')));
        expect(Math.abs(decomposed / composed - 1)).toBeLessThan(0.02);
      });

      it('does nothing when it is cancelled before', async () => {
        const reason = new Error('cancelled');
        await expect(speak(GREETING, AbortSignal.abort(reason))).rejects.toBe(reason);
      });

      it('stops at once when it is cancelled, and then works on', async () => {
        const stop = new AbortController();
        const reason = new Error('cancelled');
        const text = `${GREETING} `.repeat(under.engine.card.maxPartChars / GREETING.length);
        const short = speak(GREETING);
        const outcomes = Promise.allSettled(Array.from({ length: 8 }, () => speak(text, stop.signal)));
        await short; // by then some of the others are being spoken
        stop.abort(reason);
        const another = speak(text).then(() => 'spoken');
        expect(await Promise.race([outcomes.then(() => 'cancelled'), another])).toBe('cancelled');
        await another;
        const cancelled = (await outcomes).filter(({ status }) => status === 'rejected');
        expect(cancelled).not.toEqual([]);
        for (const outcome of cancelled) expect(outcome).toEqual({ status: 'rejected', reason });
        expect(lengthSec(await speak(GREETING))).toBeGreaterThan(1);
      });
    });

    describe('in trouble', () => {
      let under: EngineUnderTest;
      let voice: Voice;

      beforeAll(async () => {
        under = await contract.openFaulty();
        voice = under.engine.card.voices[0]!;
      });
      afterAll(() => under.close());

      const speak = (text: string) => under.engine.speak({ voice, text });

      it.each(['CRASH', 'HANG'])('fails on %s, only that text and in time, and works on', async (fault) => {
        await speak(GREETING);
        const startedAt = performance.now();
        const others = [speak(GREETING), speak(GREETING)];
        await expect(speak(fault)).rejects.toThrow(SynthesisFailed);
        expect(performance.now() - startedAt).toBeLessThan(20_000); // its limit is 5 s, others have 25
        for (const spoken of await Promise.all(others)) expect(lengthSec(spoken)).toBeGreaterThan(1);
        expect(lengthSec(await speak(GREETING))).toBeGreaterThan(1);
      });
    });
  });
}
