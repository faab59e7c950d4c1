import { verifySound } from '../../../src/speech/domain/integrity';
import { ESPEAK_ALPHABET } from '../../../src/speech/engines/espeak/espeak-alphabet';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

/** One voice of each language and dialect: the sound of letters does not depend on the speaker. */
const VOICES = ESPEAK_VOICES.filter(({ gender }) => gender === 'female');

describe('the alphabet of eSpeak NG', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = new WorkerPool({ threads: 2, maxWaitSec: 600 });
  });
  afterAll(() => pool.close());

  it.each(VOICES.map((voice) => [voice.speakerId, voice] as const))(
    'holds nothing that %s is silent for',
    async (_, voice) => {
      const engine = new EspeakEngine(pool);
      const silent: string[] = [];
      const speak = async (letter: string) => {
        const { pcm, words } = await engine.speak({ voice, text: letter });
        expect(words).toHaveLength(1);
        expect(() => verifySound(letter, voice, pcm)).not.toThrow();
      };
      await Promise.all([...ESPEAK_ALPHABET].map((letter) => speak(letter).catch(() => silent.push(letter))));
      expect(silent).toEqual([]);
    },
  );
});
