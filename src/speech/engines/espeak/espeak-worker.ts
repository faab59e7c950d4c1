import type { SpokenPart } from '../speech-engine';
import type { AudioType } from '../../domain/audio-type';
import { MAX_DURATION_SEC } from '../../domain/duration-estimate';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { ProcessedAudio, ProcessedPiece, AudioPostProcessor } from '../../audio/post-processing';
import type { PieceOptions } from '../rendering-engine';
import type { EspeakLibrary } from './espeak-library';
import { EspeakInstance } from './espeak-instance';

export interface EspeakCall {
  readonly text: string;
  readonly espeakName: string;
}

export interface EspeakRenderCall extends EspeakCall {
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
}

export type EspeakPieceCall = EspeakCall & PieceOptions;

/** What runs inside a worker thread or child process: one eSpeak NG and the post-processing of its speech. */
export class EspeakWorker {
  private readonly espeak: EspeakInstance;

  constructor(
    library: EspeakLibrary,
    private readonly postProcessor: AudioPostProcessor,
  ) {
    this.espeak = new EspeakInstance(library);
  }

  readonly tasks = {
    /** Speaks one part at natural tempo, pitch and level. */
    'espeak.speak': (call: EspeakCall): SpokenPart => this.espeak.speak(call.text, call.espeakName),

    /**
     * Speaks and post-processes in one task, without moving samples: for a text of one part.
     * @returns null for a recording that would be too long
     */
    'espeak.render': async (call: EspeakRenderCall): Promise<ProcessedAudio | null> => {
      const { pcm, sampleRate, words } = this.espeak.speak(call.text, call.espeakName);
      if (pcm.length / sampleRate / call.settings.speed > MAX_DURATION_SEC) return null;
      const part = { pcm, words, spokenStart: 0, pauseAfterSec: 0 };
      return this.postProcessor.process({ ...call, parts: [part], sampleRate });
    },

    /** Speaks one part and makes it a piece of a stream. */
    'espeak.render-piece': async ({
      text,
      espeakName,
      ...options
    }: EspeakPieceCall): Promise<ProcessedPiece> => {
      const { pcm, sampleRate, words } = this.espeak.speak(text, espeakName);
      const { pauseBeforeSec, pauseAfterSec, ...job } = options;
      return this.postProcessor.processPiece({
        ...job,
        sampleRate,
        part: { pcm, words, spokenStart: 0, pauseBeforeSec, pauseAfterSec },
      });
    },
  };

  /** Brings everything into memory and has it compiled. */
  async warmUp(): Promise<void> {
    const settings = { speed: 1, pitch: 1, volume: 100 };
    for (const [text, espeakName] of WARM_UP)
      await this.tasks['espeak.render']({ text, espeakName, settings, audioType: 'mp3' });
  }
}

export type EspeakTasks = EspeakWorker['tasks'];

const WARM_UP = [
  [
    'Xin chào các bạn, hôm nay trời đẹp. Chúng tôi đi chơi ở Hà Nội, rồi về nhà ăn cơm với gia đình.',
    'vi+f1',
  ],
  ['Hello everyone, this is a short sentence.', 'en-us'],
] as const;
