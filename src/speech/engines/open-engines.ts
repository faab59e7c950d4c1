import { openEspeak } from './espeak-native/open-espeak';
import { openSherpaModels } from './sherpa/open-sherpa-models';
import { openSpeechServer } from './speech-server/open-speech-server';
import { chooseEngines, type OfferedEngines } from './choose-engines';
import type { EngineContext, OpenEngines } from './engine-context';

/** A new kind of engine is added here, with one line. The first Vietnamese voice on offer is the default voice. */
const KINDS: readonly OpenEngines[] = [
  async ({ settings, pool, logger }) => [await openEspeak(settings.ESPEAK, pool, logger)],
  openSherpaModels,
  openSpeechServer,
];

export async function openEngines(context: EngineContext): Promise<OfferedEngines> {
  const engines = await Promise.all(KINDS.map((open) => open(context)));
  return chooseEngines(engines.flat(), context.settings.ALLOWED_VOICE_LICENCES, context.logger);
}
