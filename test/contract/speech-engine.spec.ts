import { join } from 'node:path';
import { EspeakEngine } from '../../src/synthesis/infrastructure/espeak/espeak-engine';
import { WorkerPool, type WorkerPoolOptions } from '../../src/synthesis/infrastructure/pool/worker-pool';
import { describeSpeechEngine } from './speech-engine.contract';

function openEspeak(options: WorkerPoolOptions) {
  const pool = new WorkerPool(options);
  return Promise.resolve({ engine: new EspeakEngine(pool), close: () => pool.close() });
}

describeSpeechEngine('eSpeak NG', {
  open: () => openEspeak({ threads: 2 }),
  openFaulty: () =>
    openEspeak({ threads: 1, timeLimitSec: 5, file: join(__dirname, 'speech-engine.faulty-worker.cjs') }),
});
