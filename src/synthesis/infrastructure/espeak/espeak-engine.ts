import type { EngineCard, SpeechPart, SpokenPart } from '../../application/speech-engine';
import type { AudioType } from '../../domain/audio-type';
import { estimateDurationSec } from '../../domain/duration-estimate';
import { SynthesisFailed } from '../../domain/speech-failure';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { Voice } from '../../domain/voice';
import type { Master } from '../audio/mastering';
import { masteringCostSec, speakingCostSec } from '../pool/task-cost';
import { TaskFailure } from '../pool/task-failure';
import type { WorkerPool } from '../pool/worker-pool';
import { RecordingEngine } from '../studio/recording-engine';
import { ESPEAK_LICENCE, ESPEAK_PROVIDER, ESPEAK_VOICES, espeakNameOf } from './espeak-speakers';

/** eSpeak NG, compiled to JavaScript, in the pool's threads. */
export class EspeakEngine extends RecordingEngine {
  readonly card: EngineCard = {
    provider: ESPEAK_PROVIDER,
    version: '1.51',
    licence: ESPEAK_LICENCE,
    voices: ESPEAK_VOICES,
    maxPartChars: 600,
    timesWords: true,
  };

  constructor(private readonly pool: WorkerPool) {
    super();
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const call = { text, espeakName: espeakName(voice) };
    const costSec = speakingCostSec(estimateDurationSec(text, voice));
    return this.pool.run('espeak.speak', call, { costSec, signal }).catch(asSynthesisFailure);
  }

  /** Speaks and masters a text of one part in a single task: no audio moves between threads. */
  async record(
    { voice, text }: SpeechPart,
    settings: SpeechSettings,
    audioType: AudioType,
    signal?: AbortSignal,
  ): Promise<Master> {
    const call = { text, espeakName: espeakName(voice), settings, audioType };
    const spokenSec = estimateDurationSec(text, voice);
    const costSec = speakingCostSec(spokenSec) + masteringCostSec(spokenSec, settings.speed);
    return this.pool.run('espeak.produce', call, { costSec, signal }).catch(asSynthesisFailure);
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
