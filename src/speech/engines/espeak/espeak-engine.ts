import type { EngineCard, SpeechPart, SpokenPart } from '../speech-engine';
import type { AudioType } from '../../domain/audio-type';
import { estimateDurationSec } from '../../domain/duration-estimate';
import { RecordingTooLong, SynthesisFailed } from '../../domain/speech-failure';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { Voice } from '../../domain/voice';
import type { ProcessedAudio } from '../../audio/post-processing';
import { postProcessingCostSec, speakingCostSec } from '../../workers/task-cost';
import { TaskFailure } from '../../workers/task-failure';
import type { TaskOptions } from '../../workers/work-queue';
import { RecordingEngine } from '../rendering-engine';
import type { EspeakCall, EspeakProduceCall } from './espeak-worker';
import { ESPEAK_LICENCE, ESPEAK_PROVIDER, ESPEAK_VOICES, espeakNameOf } from './espeak-speakers';

/** Whoever runs the tasks of an `EspeakWorker`: threads or processes. */
export interface EspeakWorkers {
  /** @throws EngineBusy when too much work waits before work of this cost. */
  admit(costSec: number): void;
  run(task: 'espeak.speak', call: EspeakCall, options: TaskOptions): Promise<SpokenPart>;
  run(task: 'espeak.produce', call: EspeakProduceCall, options: TaskOptions): Promise<ProcessedAudio | null>;
}

const MAX_PART_CHARS = 600;

/** What the two forms of eSpeak NG differ in. */
export interface EspeakForm {
  readonly version: string;
  readonly maxRecordingChars: number;
  readonly speaksInPool: boolean;
  /** How many times as fast it works as the built-in one, by which the costs of tasks were measured. */
  readonly pace: number;
}

const BUILT_IN: EspeakForm = {
  version: '1.51',
  maxRecordingChars: MAX_PART_CHARS,
  speaksInPool: true,
  pace: 1,
};

/** eSpeak NG; unless told otherwise the one that is built in, JavaScript in the threads of the service. */
export class EspeakEngine extends RecordingEngine {
  readonly card: EngineCard;
  readonly maxRecordingChars: number;

  constructor(
    private readonly workers: EspeakWorkers,
    private readonly form: EspeakForm = BUILT_IN,
  ) {
    super();
    this.maxRecordingChars = form.maxRecordingChars;
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

  /** The workers that speak a text mostly master it too; how fast it is to be is not known yet. */
  override admit({ voice, text }: SpeechPart): void {
    this.workers.admit(this.recordingCostSec(estimateDurationSec(text, voice), 1));
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const call = { text, espeakName: espeakName(voice) };
    const costSec = speakingCostSec(estimateDurationSec(text, voice)) / this.form.pace;
    return this.workers.run('espeak.speak', call, { costSec, signal }).catch(asSynthesisFailure);
  }

  /** Speaks and masters in a single task: no audio moves between threads. */
  async record(
    { voice, text }: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const call = { text, espeakName: espeakName(voice), settings, audioType };
    const costSec = this.recordingCostSec(estimateDurationSec(text, voice), settings.speed);
    const master = await this.workers
      .run('espeak.produce', call, { costSec, signal })
      .catch(asSynthesisFailure);
    if (master === null) throw new RecordingTooLong();
    return master;
  }

  private recordingCostSec(spokenSec: number, speed: number): number {
    return (speakingCostSec(spokenSec) + postProcessingCostSec(spokenSec, speed)) / this.form.pace;
  }
}

function espeakName(voice: Voice): string {
  const name = espeakNameOf(voice.speakerId);
  if (name === undefined) throw new SynthesisFailed(`${ESPEAK_PROVIDER} has no voice ${voice.speakerId}`);
  return name;
}

function asSynthesisFailure(error: unknown): never {
  throw error instanceof TaskFailure
    ? new SynthesisFailed('the engine could not speak the text', error)
    : error;
}
