import type { AppLogger } from '../../../platform/logging/logger';
import type { SpeechEngine } from '../speech-engine';
import { EngineUnavailable } from '../../domain/speech-failure';
import { EspeakEngine, type EspeakWorkers } from '../espeak/espeak-engine';
import { NativeEspeakEngine } from './native-espeak-engine';
import { OperatorFault } from '../../../platform/process/operator-fault';

export type EspeakChoice = 'auto' | 'native' | 'builtin';

/**
 * Opens eSpeak NG: the system's own, which is faster, where its libraries are found, else the built-in one.
 * @throws Error when the choice is `native` and the libraries cannot be used, with the reason
 */
export async function openEspeak(
  choice: EspeakChoice,
  threads: EspeakWorkers,
  logger: AppLogger,
): Promise<SpeechEngine> {
  const engine = await openForm(choice, threads, logger);
  const { provider, version } = engine.card;
  logger.info({ provider, version }, 'eSpeak NG opened');
  return engine;
}

async function openForm(
  choice: EspeakChoice,
  threads: EspeakWorkers,
  logger: AppLogger,
): Promise<SpeechEngine> {
  if (choice === 'builtin') return new EspeakEngine(threads);
  try {
    return await NativeEspeakEngine.open();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    if (choice === 'auto') {
      logger.info({ reason }, 'the native eSpeak NG cannot be used: the built-in one is used instead');
      return new EspeakEngine(threads);
    }
    throw new OperatorFault(
      `ESPEAK is native, but the libraries cannot be used: ${reason}. On Debian: apt-get install libespeak-ng1 libmp3lame0.`,
      { cause: error },
    );
  }
}
