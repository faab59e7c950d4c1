import { availableParallelism } from 'node:os';
import type { EspeakTasks } from '../espeak/espeak-worker';
import { EspeakEngine } from '../espeak/espeak-engine';
import { builtFile } from '../../../platform/workers/built-file';
import { ProcessPool, type ProcessPoolOptions } from '../../workers/processes/process-pool';
import type { NativeFacts } from './child';

/** About ten minutes of speech: what one process may hold in memory, and renders in two seconds. */
const MAX_RENDERED_CHARS = 10_000;

/** Measured on texts of 50 to 5,000 characters. */
const PACE = 1.3;

/** eSpeak NG and LAME of the system, in child processes: they get texts and return finished files. */
export class NativeEspeakEngine extends EspeakEngine {
  private constructor(
    private readonly processes: ProcessPool<EspeakTasks, NativeFacts>,
    { version }: NativeFacts,
  ) {
    super(processes, {
      version: `${version} native`,
      maxRenderedChars: MAX_RENDERED_CHARS,
      speaksInPool: false,
      pace: PACE,
    });
  }

  /** @throws EngineUnavailable when koffi or a library cannot be loaded; `cause` says which. */
  static async open(options: Partial<ProcessPoolOptions> = {}): Promise<NativeEspeakEngine> {
    const processes = new ProcessPool<EspeakTasks, NativeFacts>({
      file: builtFile(__dirname, 'child.js'),
      processes: availableParallelism(),
      ...options,
    });
    try {
      return new NativeEspeakEngine(processes, await processes.warm());
    } catch (error) {
      await processes.close();
      throw error;
    }
  }

  override async close(): Promise<void> {
    await this.processes.close();
  }
}
