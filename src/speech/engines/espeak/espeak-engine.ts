import type { EngineCard, SpeechPart, SpokenPart } from '../speech-engine';
import type { AudioType } from '../../domain/audio-type';
import { estimateDurationSec } from '../../domain/duration-estimate';
import { RecordingTooLong, SynthesisFailed } from '../../domain/speech-failure';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { Voice } from '../../domain/voice';
import type { ProcessedAudio, ProcessedPiece } from '../../audio/post-processing';
import { postProcessingCostSec, speakingCostSec } from '../../workers/task-cost';
import { asSynthesisFailed } from '../../workers/task-failure';
import type { TaskOptions } from '../../workers/work-queue';
import { type PieceOptions, RenderingEngine } from '../rendering-engine';
import type { EspeakCall, EspeakPieceCall, EspeakRenderCall } from './espeak-worker';
import { ESPEAK_LICENCE, ESPEAK_PROVIDER, ESPEAK_VOICES, espeakNameOf } from './espeak-speakers';

/** Runs the tasks of an `EspeakWorker`, in threads or processes. */
export interface EspeakWorkers {
  /** Seconds until work accepted now would begin, as estimated. */
  readonly waitSec: number;
  /** @throws EngineBusy when too much work is queued before work of this cost. */
  admit(costSec: number): void;
  run(task: 'espeak.speak', call: EspeakCall, options: TaskOptions): Promise<SpokenPart>;
  run(task: 'espeak.render', call: EspeakRenderCall, options: TaskOptions): Promise<ProcessedAudio | null>;
  run(task: 'espeak.render-piece', call: EspeakPieceCall, options: TaskOptions): Promise<ProcessedPiece>;
}

const MAX_PART_CHARS = 600;

/** How the two forms of eSpeak NG differ. */
export interface EspeakForm {
  readonly version: string;
  readonly maxRenderedChars: number;
  readonly speaksInPool: boolean;
  /** How many times as fast as the built-in one, for which the costs of tasks were measured. */
  readonly pace: number;
}

const BUILT_IN: EspeakForm = {
  version: '1.52.0',
  maxRenderedChars: MAX_PART_CHARS,
  speaksInPool: true,
  pace: 1,
};

/** eSpeak NG; by default the built-in one, WebAssembly in the threads of the service. */
export class EspeakEngine extends RenderingEngine {
  readonly card: EngineCard;
  readonly maxRenderedChars: number;

  constructor(
    private readonly workers: EspeakWorkers,
    private readonly form: EspeakForm = BUILT_IN,
  ) {
    super();
    this.maxRenderedChars = form.maxRenderedChars;
    this.card = {
      provider: ESPEAK_PROVIDER,
      version: form.version,
      ...(form.speaksInPool && { speaksInPool: true }),
      licence: ESPEAK_LICENCE,
      voices: ESPEAK_VOICES,
      maxPartChars: MAX_PART_CHARS,
      timesWords: true,
    };
  }

  /** The workers that speak a text mostly post-process it too; its speed is not known yet. */
  override admit({ voice, text }: SpeechPart): void {
    this.workers.admit(this.renderingCostSec(estimateDurationSec(text, voice), 1));
  }

  override get waitSec(): number {
    return this.workers.waitSec;
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const call = { text, espeakName: espeakName(voice) };
    const costSec = speakingCostSec(estimateDurationSec(text, voice)) / this.form.pace;
    return this.workers.run('espeak.speak', call, { costSec, signal }).catch(notSpoken);
  }

  /** Speaks and post-processes in a single task: no samples move between threads. */
  async render(
    { voice, text }: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const call = { text, espeakName: espeakName(voice), settings, audioType };
    const costSec = this.renderingCostSec(estimateDurationSec(text, voice), settings.speed);
    const audio = await this.workers.run('espeak.render', call, { costSec, signal }).catch(notSpoken);
    if (audio === null) throw new RecordingTooLong();
    return audio;
  }

  async renderPiece(
    { voice, text }: SpeechPart,
    options: PieceOptions,
    signal?: AbortSignal,
  ): Promise<ProcessedPiece> {
    const call = { ...options, text, espeakName: espeakName(voice) };
    const costSec = this.renderingCostSec(estimateDurationSec(text, voice), options.settings.speed);
    return this.workers.run('espeak.render-piece', call, { costSec, signal }).catch(notSpoken);
  }

  private renderingCostSec(spokenSec: number, speed: number): number {
    return (speakingCostSec(spokenSec) + postProcessingCostSec(spokenSec, speed)) / this.form.pace;
  }
}

function espeakName(voice: Voice): string {
  const name = espeakNameOf(voice.speakerId);
  if (name === undefined) throw new SynthesisFailed(`${ESPEAK_PROVIDER} has no voice ${voice.speakerId}`);
  return name;
}

const notSpoken = asSynthesisFailed('the engine could not speak the text');
