import { WorkerPool } from '../../src/speech/workers/worker-pool';
import { ensureBuilt } from '../../test/harness/built-app';

const NATURAL = { speed: 1, pitch: 1, volume: 100 };
/** The pool plans with the expected work of tasks; here nobody waits for anybody. */
const ANY_COST = { costSec: 0.1 };

/**
 * The service's own reading, engine and encoder in its own worker pool, called directly: what is left of
 * the service without HTTP, accounts, credits, history and storage.
 */
export class BarePool {
  private readonly pool = new WorkerPool();

  private constructor() {}

  /** Builds when needed: the pool's threads run built files. */
  static async open(): Promise<BarePool> {
    await ensureBuilt();
    return new BarePool();
  }

  /** Speaks with eSpeak NG's voice `vi`. @returns an mp3 file */
  async speak(text: string): Promise<Buffer> {
    const { reading } = await this.pool.run('text.read', { text, language: 'vi' }, ANY_COST);
    const call = { text: reading.spokenText, espeakName: 'vi', settings: NATURAL, audioType: 'mp3' } as const;
    const recording = await this.pool.run('espeak.render', call, ANY_COST);
    return Buffer.from(recording!.bytes.buffer);
  }

  stop(): Promise<void> {
    return this.pool.close();
  }
}
