import { join } from 'node:path';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { WorkerPool, type WorkerPoolOptions } from '../../../src/speech/workers/worker-pool';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

function openEspeak(options: WorkerPoolOptions) {
  const pool = new WorkerPool(options);
  return Promise.resolve({ engine: new EspeakEngine(pool), close: () => pool.close() });
}

describeSpeechEngine('eSpeak NG', {
  open: () => openEspeak({ threads: 2 }),
  openFaulty: () =>
    openEspeak({ threads: 1, timeLimitSec: 5, file: join(__dirname, 'builtin-espeak.faulty-worker.cjs') }),
});
