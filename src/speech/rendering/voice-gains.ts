import type { Voice } from '../domain/voice';
import { measureLoudness } from '../audio/dsp/loudness';
import { levellingGain } from '../audio/post-processing';
import { waveformOf } from '../audio/waveform';
import type { SpeechEngine } from '../engines/speech-engine';
import { PREVIEW_SENTENCES } from '../previews/preview-sentences';
import { inTime, withRetry } from './attempts';

const LIMIT_MS = 60_000;

/**
 * The gain that brings each voice to the level of every speaker, measured on sentences that are the same for all: a
 * stream is levelled before most of it is spoken. Each voice speaks them once for each version of its engine.
 */
export class VoiceGains {
  private readonly known = new Map<string, Promise<number>>();

  /**
   * Fails as `SpeechEngine.speak` does; the next call tries again.
   * @throws EngineBusy also when the engine does not get round to it in time
   */
  of(engine: SpeechEngine, voice: Voice): Promise<number> {
    const { provider, version } = engine.card;
    const key = JSON.stringify([provider, version, voice.speakerId]);
    const known = this.known.get(key);
    if (known) return known;
    const measured = this.measure(engine, voice);
    this.known.set(key, measured);
    measured.catch(() => this.known.delete(key));
    return measured;
  }

  /** Under no caller's signal: several may wait for it. */
  private async measure(engine: SpeechEngine, voice: Voice): Promise<number> {
    const text = PREVIEW_SENTENCES[voice.language];
    const speak = () => {
      const limit = AbortSignal.timeout(LIMIT_MS);
      return inTime(() => engine.speak({ voice, text }, limit), [engine], limit);
    };
    const { pcm, sampleRate } = await withRetry(speak);
    return levellingGain(measureLoudness(waveformOf(pcm), sampleRate).lufs);
  }
}
