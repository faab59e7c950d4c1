import { availableParallelism } from 'node:os';
import type { OfflineRecognizerConfig } from 'sherpa-onnx-node';
import { allReasonsOf } from '../../platform/process/fault';
import { OperatorFault } from '../../platform/process/operator-fault';
import { builtFile } from '../../platform/workers/built-file';
import { copyValues, waveformOf } from '../audio/waveform';
import { EngineUnavailable } from '../domain/speech-failure';
import type { Language } from '../domain/voice';
import { ModelFault } from '../engines/sherpa/model/model-fault';
import { installedVersion } from '../engines/sherpa/sherpa-version';
import type { SpokenPart } from '../engines/speech-engine';
import { ProcessPool } from '../workers/processes/process-pool';
import type { RecogniserTasks } from './recogniser-child';
import { findRecogniserFiles } from './recogniser-files';

/** Large models on slow disks take long. */
const START_LIMIT_SEC = 120;
/** Time for a second of speech, on one processor: a large model needs all of it, a small one a hundredth. */
const SEC_PER_SPOKEN_SEC = 1;

/** What sherpa-onnx computes for all of its models; speech of another rate it brings to this one. */
const FEATURES = { sampleRate: 16_000, featureDim: 80 };

/**
 * Writes down what is said in recordings, with an operator's model for sherpa-onnx, in a child process: it ends the
 * process over files that it cannot use.
 */
export class SpeechRecogniser {
  /** By what they are started with: most models are loaded once, whatever the language. */
  private readonly pools = new Map<string, ProcessPool<RecogniserTasks>>();

  private constructor(private readonly folder: string) {}

  /**
   * Loads the model of a folder, for Vietnamese.
   * @throws OperatorFault when there is none, or sherpa-onnx cannot load it, or is not installed
   */
  static async open(folder: string): Promise<SpeechRecogniser> {
    installedVersion(__filename);
    const recogniser = new SpeechRecogniser(folder);
    const pool = recogniser.poolFor('vi');
    await pool.warm().catch(async (error: unknown) => {
      await recogniser.close();
      throw recogniser.faultOf(error);
    });
    return recogniser;
  }

  /**
   * @param language that is spoken
   * @returns what it has heard, as the model writes it
   * @throws OperatorFault when the model fails
   */
  async recognise(speech: SpokenPart, language: Language, signal?: AbortSignal): Promise<string> {
    const { pcm, sampleRate } = speech;
    const samples = new Float32Array(pcm.length);
    copyValues(waveformOf(pcm), 0, samples);
    const costSec = (SEC_PER_SPOKEN_SEC * pcm.length) / sampleRate;
    try {
      return await this.poolFor(language).run('recognise', { samples, sampleRate }, { costSec, signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw this.faultOf(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private poolFor(language: Language): ProcessPool<RecogniserTasks> {
    const config = JSON.stringify(this.configFor(language));
    const pool =
      this.pools.get(config) ??
      new ProcessPool<RecogniserTasks>({
        file: builtFile(__dirname, 'recogniser-child'),
        args: [config],
        processes: 1,
        startLimitSec: START_LIMIT_SEC,
      });
    this.pools.set(config, pool);
    return pool;
  }

  private configFor(language: Language): OfflineRecognizerConfig {
    const processor = { numThreads: availableParallelism(), provider: 'cpu', debug: 0 } as const;
    try {
      const files = findRecogniserFiles(this.folder, language);
      return { featConfig: FEATURES, modelConfig: { ...files, ...processor } };
    } catch (error) {
      if (error instanceof ModelFault)
        throw new OperatorFault(`${this.folder} ${error.message}.`, { cause: error });
      if (error instanceof Error && 'syscall' in error)
        throw new OperatorFault(error.message, { cause: error });
      throw error;
    }
  }

  /** In one line: what sherpa-onnx writes before it ends the process has several. */
  private faultOf(error: unknown): OperatorFault {
    const reason = allReasonsOf(error instanceof EngineUnavailable ? error.cause : error);
    const line = reason.replace(/\s+/g, ' ');
    return new OperatorFault(`${this.folder} does not recognise speech: ${line}`, { cause: error });
  }
}
