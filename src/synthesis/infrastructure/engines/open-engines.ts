import type { SpeechEngine } from '../../application/speech-engine';
import { openEspeak } from '../espeak-native/open-espeak';
import { openSpeechServer } from '../speech-server/open-speech-server';
import type { EngineContext, OpenEngines } from './engine-context';

/** A new engine joins here, with one line. The first Vietnamese voice on offer is the default voice. */
const KINDS: readonly OpenEngines[] = [
  async ({ settings, pool }) => [await openEspeak(settings.ESPEAK, pool)],
  openSpeechServer,
];

export async function openEngines(context: EngineContext): Promise<SpeechEngine[]> {
  const engines = await Promise.all(KINDS.map((open) => open(context)));
  return engines.flat();
}
