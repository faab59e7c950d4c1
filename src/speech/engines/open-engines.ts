import { openEspeak } from './espeak-native/open-espeak';
import { openSpeechServer } from './speech-server/open-speech-server';
import { chooseEngines, type OfferedEngines } from './choose-engines';
import type { EngineContext, OpenEngines } from './engine-context';

/** A new kind of engine is added here, with one line. `ModelWatch` and `ServerWatch` add those that come and go. */
const KINDS: readonly OpenEngines[] = [
  async ({ settings, pool, logger }) => [await openEspeak(settings.ESPEAK, pool, logger)],
  openSpeechServer,
];

export async function openEngines(context: EngineContext): Promise<OfferedEngines> {
  const engines = await Promise.all(KINDS.map((open) => open(context)));
  return chooseEngines(engines.flat(), context.settings.ALLOWED_VOICE_LICENCES, context.logger);
}
