import { ASK_THE_SERVER } from '../../../config/speech-server';
import type { Settings } from '../../../config/settings';
import type { AppLogger } from '../../../platform/logging/logger';
import type { EngineContext } from '../engine-context';
import type { LiveEngines } from '../live-engines';
import { OpenAiSpeechEngine } from './open-ai-speech-engine';
import { ServerWatch } from './server-watch';
import { SpeechServerClient } from './speech-server-client';

/** The speech server that the settings name, if they describe its voices. */
export function openSpeechServer({ settings }: EngineContext): Promise<OpenAiSpeechEngine[]> {
  const client = clientOf(settings);
  const described = settings.SPEECH_SERVER_VOICES;
  if (!client || described === ASK_THE_SERVER) return Promise.resolve([]);
  const voices = described.map((voice) => ({ ...voice, speakerName: voice.name }));
  return Promise.resolve([new OpenAiSpeechEngine(client, voices, settings.SPEECH_SERVER_LICENCE)]);
}

/** Follows the list of the speech server's voices, if the settings leave them to it. */
export function watchSpeechServer(
  settings: Settings,
  engines: LiveEngines,
  logger: AppLogger,
): ServerWatch | null {
  const client = clientOf(settings);
  if (!client || settings.SPEECH_SERVER_VOICES !== ASK_THE_SERVER) return null;
  const listed = {
    licence: settings.SPEECH_SERVER_LICENCE,
    unstatedLanguage: settings.SPEECH_SERVER_LANGUAGE,
  };
  return new ServerWatch(client, listed, engines, logger);
}

function clientOf(settings: Settings): SpeechServerClient | null {
  return (
    settings.SPEECH_SERVER_URL &&
    new SpeechServerClient({
      url: settings.SPEECH_SERVER_URL,
      apiKey: settings.SPEECH_SERVER_API_KEY,
      model: settings.SPEECH_SERVER_MODEL,
      format: settings.SPEECH_SERVER_FORMAT,
      concurrency: settings.SPEECH_SERVER_CONCURRENCY,
      timeLimitSec: settings.SPEECH_SERVER_TIMEOUT_SEC,
    })
  );
}
