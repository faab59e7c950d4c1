import type { EngineContext } from '../engine-context';
import { OpenAiSpeechEngine } from './open-ai-speech-engine';

/** The speech server that the settings name, if any. */
export function openSpeechServer({ settings }: EngineContext): Promise<OpenAiSpeechEngine[]> {
  if (!settings.SPEECH_SERVER_URL) return Promise.resolve([]);
  const engine = new OpenAiSpeechEngine({
    url: settings.SPEECH_SERVER_URL,
    apiKey: settings.SPEECH_SERVER_API_KEY,
    model: settings.SPEECH_SERVER_MODEL,
    voices: settings.SPEECH_SERVER_VOICES,
    licence: settings.SPEECH_SERVER_LICENCE,
    format: settings.SPEECH_SERVER_FORMAT,
    concurrency: settings.SPEECH_SERVER_CONCURRENCY,
    timeLimitSec: settings.SPEECH_SERVER_TIMEOUT_SEC,
  });
  return Promise.resolve([engine]);
}
