import type { SpeechEngine } from '../../../src/speech/engines/speech-engine';
import type { AudioType, StreamedType } from '../../../src/speech/domain/audio-type';
import { speechSettings, type SpeechSettings } from '../../../src/speech/domain/speech-settings';
import type { Voice } from '../../../src/speech/domain/voice';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { PooledSpeechRenderer } from '../../../src/speech/rendering/pooled-speech-renderer';
import { PooledSpeechStreamer } from '../../../src/speech/rendering/pooled-speech-streamer';
import type { SpeechPiece } from '../../../src/speech/rendering/speech-streamer';
import { ensureBuilt } from '../built-app';

export const VOICES = ESPEAK_VOICES;

const TEXTS = {
  vi: 'Xin chào các bạn. Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội, rồi về nhà ăn cơm với gia đình.',
  en: 'Hello everyone. Today the weather is fine, so we are going for a walk in the park, and then home.',
};

export interface Wish extends Partial<SpeechSettings> {
  readonly voice?: Voice;
  readonly text?: string;
  readonly audioType?: AudioType;
}

/** The real renderer with a real engine, by default the built-in one, as the service runs them. */
export class Recordings {
  private readonly pool = new WorkerPool({ threads: 2 });
  private readonly engines: EngineRegistry;
  private readonly renderer: PooledSpeechRenderer;
  private readonly streamer: PooledSpeechStreamer;

  constructor(engine?: SpeechEngine) {
    this.engines = new EngineRegistry([engine ?? new EspeakEngine(this.pool)]);
    this.renderer = new PooledSpeechRenderer(this.engines, this.pool);
    this.streamer = new PooledSpeechStreamer(this.engines, this.pool);
  }

  async make({ voice = VOICES[0]!, text, audioType = 'wav', ...settings }: Wish) {
    await ensureBuilt();
    const spokenText = text ?? TEXTS[voice.language];
    return this.renderer.render({ voice, spokenText, settings: speechSettings(settings), audioType });
  }

  /** The same as a stream. */
  async stream({
    voice = VOICES[0]!,
    text,
    audioType = 'wav',
    ...settings
  }: Wish & { audioType?: StreamedType }) {
    await ensureBuilt();
    const spokenText = text ?? TEXTS[voice.language];
    const pieces: SpeechPiece[] = [];
    const job = { voice, spokenText, settings: speechSettings(settings), audioType };
    const whole = await this.streamer.stream(job, (piece) => pieces.push(piece));
    return { pieces, whole };
  }

  /** Post-processes given samples, as if an engine had spoken them. */
  async postProcess(pcm: Float32Array<ArrayBuffer>, sampleRate: number, audioType: AudioType, speed: number) {
    await ensureBuilt();
    const parts = [{ pcm: pcm.slice(), words: [], spokenStart: 0, pauseAfterSec: 0 }];
    const settings = speechSettings({ speed });
    return this.pool.run('audio.post-process', { parts, sampleRate, settings, audioType }, { costSec: 1 });
  }

  async close(): Promise<void> {
    await this.engines.close();
    await this.pool.close();
  }
}
