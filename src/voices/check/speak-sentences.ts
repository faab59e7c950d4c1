import { type SpeechEngine, type SpokenPart, SynthesisFailed, type Voice } from '../../speech';

/** A sentence, and what a voice has made of it. */
export interface SpokenText {
  readonly text: string;
  /** Without samples when the engine failed, which a later sentence may survive. */
  readonly speech: SpokenPart;
  readonly tookSec: number;
}

/**
 * Has a voice speak sentences, one after the other. The model is loaded before, which is no part of `tookSec`.
 * @throws EngineUnavailable when the model cannot be loaded
 */
export async function* speakSentences(
  engine: SpeechEngine,
  voice: Voice,
  texts: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<SpokenText> {
  await speak(engine, voice, texts[0]!, signal);
  for (const text of texts) {
    const startedAt = performance.now();
    const speech = await speak(engine, voice, text, signal);
    yield { text, speech, tookSec: (performance.now() - startedAt) / 1000 };
  }
}

async function speak(
  engine: SpeechEngine,
  voice: Voice,
  text: string,
  signal?: AbortSignal,
): Promise<SpokenPart> {
  try {
    return await engine.speak({ voice, text }, signal);
  } catch (error) {
    if (!(error instanceof SynthesisFailed)) throw error;
    return { pcm: new Float32Array(0), sampleRate: voice.sampleRate, words: [] };
  }
}
