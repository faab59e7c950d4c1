import type { SpeechEngine } from '../../application/speech-engine';
import { EngineUnavailable } from '../../domain/speech-failure';
import { EspeakEngine, type EspeakWorkers } from '../espeak/espeak-engine';
import { NativeEspeakEngine } from './native-espeak-engine';

export type EspeakChoice = 'auto' | 'native' | 'builtin';

/**
 * Opens eSpeak NG: the system's own, which is faster, where its libraries are found, else the one that is
 * built in.
 * @throws Error when the choice is `native` and the libraries cannot be used, with the reason
 */
export async function openEspeak(choice: EspeakChoice, threads: EspeakWorkers): Promise<SpeechEngine> {
  if (choice === 'builtin') return new EspeakEngine(threads);
  try {
    return await NativeEspeakEngine.open();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    if (choice === 'auto') return new EspeakEngine(threads);
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(
      `ESPEAK is native, but the libraries cannot be used: ${reason}. On Debian: apt-get install libespeak-ng1 libmp3lame0.`,
      { cause: error },
    );
  }
}
