import { SpeechEngine, type EngineCard, type SpeechPart, type SpokenPart } from '../speech-engine';
import { isAudible } from '../../domain/alphabet';
import { estimateDurationSec } from '../../domain/duration-estimate';
import { SynthesisFailed } from '../../domain/speech-failure';
import { spokenLanguage, type Voice } from '../../domain/voice';
import { builtFile } from '../../../platform/workers/built-file';
import { asSynthesisFailed } from '../../workers/task-failure';
import { ProcessPool, type ProcessPoolOptions } from '../../workers/processes/process-pool';
import type { SherpaModel } from './model/model-folder';
import { loadWithinMemory } from './model/model-memory';
import type { SherpaChildOptions, SherpaTasks } from './sherpa-child';
import { PLACES, sherpaConfig, supertonicOptions } from './sherpa-config';
import { sherpaText } from './sherpa-text';

/** Seconds of speech that a medium model makes in a second of one processor; the pool learns how fast this one is. */
const SPOKEN_SEC_PER_SEC = 10;
const TASK_OVERHEAD_SEC = 0.01;

/** Large models on slow disks take long. */
const START_LIMIT_SEC = 60;
/** What a fresh process usually takes to load a model and speak. */
const RESTART_SEC = 5;

/** Length of the silence for a text without letters or digits. */
const SILENCE_SEC = 0.1;

/**
 * One model of sherpa-onnx, in child processes of its own: it aborts, exits or hangs on bad models and texts, which
 * must not harm the service. The first process starts with the first text, another when there are several parts to be
 * spoken and memory for it.
 */
export class SherpaEngine extends SpeechEngine {
  readonly card: EngineCard;
  private readonly processes: ProcessPool<SherpaTasks>;

  /** @param version of sherpa-onnx */
  constructor(
    private readonly model: SherpaModel,
    version: string,
    options: Partial<ProcessPoolOptions> = {},
  ) {
    super();
    this.card = {
      provider: model.provider,
      version: `${version}-${model.fingerprint}`,
      licence: 'Apache-2.0',
      voices: model.voices,
      maxPartChars: 300,
      timesWords: false,
    };
    const childOptions: SherpaChildOptions = {
      config: sherpaConfig(model.files),
      derivation: model.derivation,
      sampleRate: model.sampleRate,
    };
    this.processes = new ProcessPool({
      file: builtFile(__dirname, 'sherpa-child'),
      args: [JSON.stringify(childOptions)],
      processes: PLACES,
      startLimitSec: START_LIMIT_SEC,
      restartSec: RESTART_SEC,
      longSec: Infinity, // no part is long
      admitChild: (open) => loadWithinMemory(model.sizeBytes, open),
      ...options,
    });
  }

  override admit({ voice, text }: SpeechPart): void {
    this.processes.admit(costSec(text, voice));
  }

  override get waitSec(): number {
    return this.processes.waitSec;
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    signal?.throwIfAborted();
    const { sampleRate, provider } = this.model;
    const speaker = this.model.speakers.get(voice.speakerId);
    if (speaker === undefined) throw new SynthesisFailed(`${provider} has no voice ${voice.speakerId}`);
    const spoken = sherpaText(text, voice.alphabet);
    const pcm = spoken === null ? null : await this.ask(spoken, speaker, voice, signal);
    if (!pcm?.length && isAudible(text, voice.alphabet))
      throw new SynthesisFailed('the voice has no sound for the text');
    return {
      pcm: pcm?.length ? pcm : new Float32Array(Math.round(SILENCE_SEC * sampleRate)),
      sampleRate,
      words: [],
    };
  }

  override async close(): Promise<void> {
    await this.processes.close();
  }

  private async ask(
    text: string,
    speaker: number,
    voice: Voice,
    signal?: AbortSignal,
  ): Promise<Float32Array<ArrayBuffer>> {
    const supertonic =
      this.model.files.kind === 'supertonic' ? { supertonic: supertonicOptions(spokenLanguage(voice)) } : {};
    const call = { text, speaker, ...supertonic };
    const { pcm } = await this.processes
      .run('speak', call, { costSec: costSec(text, voice), signal })
      .catch(asSynthesisFailed('the engine could not speak the text'));
    return pcm;
  }
}

function costSec(text: string, voice: Voice): number {
  return TASK_OVERHEAD_SEC + estimateDurationSec(text, voice) / SPOKEN_SEC_PER_SEC;
}
