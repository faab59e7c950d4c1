import type { SpeechEngine, SpeechPart, SpokenPart } from '../engines/speech-engine';
import { SpeechRenderer, type RenderJob, type RenderedSpeech } from './speech-renderer';
import { estimateDurationSec, MAX_DURATION_SEC } from '../domain/duration-estimate';
import { verifyPart, verifyRecording, verifySound } from '../domain/integrity';
import { splitAtSentences, type PartEnding, type TextPart } from '../domain/sentences';
import { RecordingTooLong, SynthesisFailed } from '../domain/speech-failure';
import type { ProcessedAudio, AudioPart } from '../audio/post-processing';
import type { EngineRegistry } from '../engines/engine-registry';
import { postProcessingCostSec, speakingCostSec } from '../workers/task-cost';
import { TaskFailure } from '../workers/task-failure';
import type { WorkerPool } from '../workers/worker-pool';
import { allOrAbort } from './all-or-abort';
import { postProcessRecording, piecesOf } from './post-process-recording';
import { MemoryBudget } from './memory-budget';
import { RecordingEngine } from '../engines/rendering-engine';

/** Silence between parts, as eSpeak NG itself pauses at natural tempo. */
const PAUSE_SEC: Readonly<Record<PartEnding, number>> = {
  paragraph: 0.52,
  sentence: 0.29,
  clause: 0.14,
  word: 0,
};

/** Room to reach the next sentence end beyond the even size. */
const SENTENCE_SLACK = 1.2;

/** What recordings in the making may take for each thread: one of 5,000 characters at natural speed. */
const MEMORY_PER_THREAD_BYTES = 192 * 2 ** 20;
/** What a recording of a minute takes at natural speed: there is always room for that. */
const NEGLIGIBLE_BYTES = 24 * 2 ** 20;

/** Makes recordings with any engine; splitting, mastering and checks are the same for all. */
export class PooledSpeechRenderer extends SpeechRenderer {
  private readonly memory: MemoryBudget;

  constructor(
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
  ) {
    super();
    this.memory = new MemoryBudget(pool.threads * MEMORY_PER_THREAD_BYTES);
  }

  async produce(order: RenderJob, signal?: AbortSignal): Promise<RenderedSpeech> {
    return this.engines.use(order.voice.provider, (engine) => this.produceWith(engine, order, signal));
  }

  private async produceWith(
    engine: SpeechEngine,
    order: RenderJob,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    signal?.throwIfAborted();
    const parts = evenParts(order.spokenText, engine.card.maxPartChars);
    if (parts.length === 0) throw new SynthesisFailed('there is nothing to speak');
    const whole = { voice: order.voice, text: order.spokenText };
    const recorder = this.recorderFor(engine, order);
    this.pool.admit(poolCostSec(order, engine, recorder));
    engine.admit(whole);
    let isBegun = false;
    const onSpoken = () => (isBegun = true);
    const master = await (
      recorder
        ? twice(() => recorder.record(whole, order.settings, order.audioType, signal), signal)
        : this.produceInTurn(engine, order, parts, onSpoken, signal)
    ).catch((error: unknown) => {
      if (isBegun || !isOutOfTime(signal)) throw error;
      engine.admit(whole); // throws while its own queue is too long, and knows for how long
      throw this.pool.busy();
    });
    verifyPart(order.spokenText, order.voice, master.durationSec * order.settings.speed);
    verifyRecording({
      ...master,
      volume: order.settings.volume,
      words: engine.card.timesWords ? master.words : null,
      spokenText: order.spokenText,
    });
    return { bytes: master.bytes, durationSec: master.durationSec, words: master.words };
  }

  /** The engine, when it is to speak and master the whole text by itself. */
  private recorderFor(engine: SpeechEngine, order: RenderJob): RecordingEngine | null {
    const { spokenText, voice, settings, audioType } = order;
    if (!(engine instanceof RecordingEngine) || charsOf(spokenText) > engine.maxRecordingChars) return null;
    const durationSec = estimateDurationSec(spokenText, voice) / settings.speed;
    const idleThreads = engine.card.speaksInPool ? this.pool.idleThreads : 0;
    return piecesOf(audioType, durationSec, idleThreads) > 1 ? null : engine;
  }

  /** Makes a recording when there is memory for all of it; it holds what it has from its first part on. */
  private async produceInTurn(
    engine: SpeechEngine,
    order: RenderJob,
    parts: readonly TextPart[],
    onSpoken: () => void,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const spokenSec = estimateDurationSec(order.spokenText, order.voice);
    const postProcessingSec = postProcessingCostSec(spokenSec, order.settings.speed);
    const takeMemory = () => this.takeMemory(memoryBytes(order, spokenSec), signal);
    const speak = () => speakAll(engine, order, parts, onSpoken, signal);
    // An engine elsewhere may take its time: until it has spoken, the threads are free for others.
    const { speaksInPool } = engine.card;
    const giveBack = await (speaksInPool
      ? this.pool.expecting(speakingCostSec(spokenSec) + postProcessingSec, takeMemory)
      : takeMemory());
    try {
      const spoken = await (speaksInPool ? this.pool.expecting(postProcessingSec, speak) : speak());
      return await this.master(order, parts, spoken, postProcessingSec, signal);
    } finally {
      giveBack();
    }
  }

  private async takeMemory(bytes: number, signal?: AbortSignal): Promise<() => void> {
    return bytes < NEGLIGIBLE_BYTES ? () => {} : this.memory.take(bytes, signal);
  }

  /** Makes one recording of all parts. */
  private async master(
    order: RenderJob,
    parts: readonly TextPart[],
    spoken: readonly SpokenPart[],
    costSec: number,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const sampleRate = commonSampleRate(spoken);
    const samples = spoken.reduce((sum, { pcm }) => sum + pcm.length, 0);
    if (samples / sampleRate / order.settings.speed > MAX_DURATION_SEC) throw new RecordingTooLong();
    const audioParts = spoken.map(({ pcm, words }, i): AudioPart => {
      const isLast = i === parts.length - 1;
      const { start, ending } = parts[i]!;
      return { pcm, words, spokenStart: start, pauseAfterSec: isLast ? 0 : PAUSE_SEC[ending] };
    });
    const { settings, audioType } = order;
    const postProcessingJob = { parts: audioParts, sampleRate, settings, audioType };
    return postProcessRecording(this.pool, postProcessingJob, { costSec, signal }).catch((error: unknown) => {
      throw error instanceof TaskFailure
        ? new SynthesisFailed('the audio could not be encoded', error)
        : error;
    });
  }
}

/** What the pool's threads have to do for a recording. */
function poolCostSec(
  { spokenText, voice, settings }: RenderJob,
  { card }: SpeechEngine,
  recorder: RecordingEngine | null,
): number {
  const spokenSec = estimateDurationSec(spokenText, voice);
  const postProcessingSec = postProcessingCostSec(spokenSec, settings.speed);
  if (card.speaksInPool) return speakingCostSec(spokenSec) + postProcessingSec;
  return recorder ? 0 : postProcessingSec;
}

/**
 * Most memory that a recording takes at a time: its parts and their join at natural speed; at its own speed
 * the shaped and the levelled samples, at most as 32-bit floats, and the file, at most 16 bit.
 */
function memoryBytes({ voice, settings }: RenderJob, spokenSec: number): number {
  return voice.sampleRate * spokenSec * (2 * 4 + (2 * 4 + 2) / settings.speed);
}

/** Tasks have limits of their own: a request that runs out of time with nothing spoken has waited for others. */
function isOutOfTime(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error).name === 'TimeoutError';
}

/** Speaks all parts, on as many threads as are idle. */
function speakAll(
  engine: SpeechEngine,
  order: RenderJob,
  parts: readonly TextPart[],
  onSpoken: () => void,
  signal?: AbortSignal,
): Promise<SpokenPart[]> {
  const speakers = parts.map((part) => async (stop: AbortSignal) => {
    const spoken = await twice(() => speakWhole(engine, partOf(order, part), stop), stop);
    onSpoken();
    return spoken;
  });
  return allOrAbort(speakers, signal);
}

/** Parts of about the same size, so that no thread waits long for another. */
function evenParts(text: string, maxChars: number): TextPart[] {
  const chars = charsOf(text);
  const evenChars = chars / Math.ceil(chars / maxChars);
  return splitAtSentences(text, Math.min(maxChars, Math.ceil(evenChars * SENTENCE_SLACK)));
}

function charsOf(text: string): number {
  return Array.from(text).length;
}

async function speakWhole(engine: SpeechEngine, part: SpeechPart, signal: AbortSignal): Promise<SpokenPart> {
  const spoken = await engine.speak(part, signal);
  verifyPart(part.text, part.voice, spoken.pcm.length / spoken.sampleRate);
  verifySound(part.text, spoken.pcm);
  return spoken;
}

function partOf({ voice }: RenderJob, { text }: TextPart) {
  return { voice, text };
}

/** A failed part is tried once more; a second failure or an abort stands. */
async function twice<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const mayPass = error instanceof SynthesisFailed && !(error instanceof RecordingTooLong);
    if (signal?.aborted || !mayPass) throw error;
    return attempt();
  }
}

function commonSampleRate(spoken: readonly SpokenPart[]): number {
  const { sampleRate } = spoken[0]!;
  if (spoken.some((part) => part.sampleRate !== sampleRate))
    throw new SynthesisFailed('the engine changed its sample rate within one text');
  return sampleRate;
}
