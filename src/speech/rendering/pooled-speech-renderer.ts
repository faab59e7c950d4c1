import type { SpeechEngine, SpeechPart, SpokenPart } from '../engines/speech-engine';
import { SpeechRenderer, type RenderJob, type RenderedSpeech } from './speech-renderer';
import { estimateDurationSec, MAX_DURATION_SEC } from '../domain/duration-estimate';
import { verifyPart, verifyRecording, verifySound } from '../domain/integrity';
import { estimateAudioSec, partsOf, type PassagePart, settingBounds } from '../domain/passage';
import { evenParts } from '../domain/sentences';
import { RecordingTooLong, SynthesisFailed } from '../domain/speech-failure';
import type { ProcessedAudio, AudioPart } from '../audio/post-processing';
import type { EngineRegistry } from '../engines/engine-registry';
import { postProcessingCostSec, speakingCostSec } from '../workers/task-cost';
import { asSynthesisFailed } from '../workers/task-failure';
import type { WorkerPool } from '../workers/worker-pool';
import { allOrAbort } from './all-or-abort';
import { inTime, withRetry } from './attempts';
import { postProcessRecording, piecesOf } from './post-process-recording';
import { MemoryBudget } from './memory-budget';
import { RightOfWay } from './right-of-way';
import { RenderingEngine } from '../engines/rendering-engine';

/** Memory for unfinished recordings, for each thread: one of 5,000 characters at natural speed fits. */
const MEMORY_PER_THREAD_BYTES = 192 * 2 ** 20;
/** A recording of a minute at natural speed takes this much, and never waits for memory. */
const NEGLIGIBLE_BYTES = 24 * 2 ** 20;

/** Renders with any engine; splitting, post-processing and checks are the same for all. */
export class PooledSpeechRenderer extends SpeechRenderer {
  private readonly memory: MemoryBudget;

  constructor(
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
    private readonly rightOfWay = new RightOfWay(pool.threads),
  ) {
    super();
    this.memory = new MemoryBudget(pool.threads * MEMORY_PER_THREAD_BYTES);
  }

  async render(job: RenderJob, signal?: AbortSignal): Promise<RenderedSpeech> {
    return this.rightOfWay.during(() =>
      this.engines.use(job.voice.provider, (engine) => this.renderWith(engine, job, signal)),
    );
  }

  private async renderWith(
    engine: SpeechEngine,
    job: RenderJob,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    const parts = partsOf(job, (text) => evenParts(text, engine.card.maxPartChars));
    if (parts.length === 0) throw new SynthesisFailed('there is nothing to speak');
    const whole = { voice: job.voice, text: job.spokenText };
    const wholeRenderer = this.wholeRenderer(engine, job);
    this.pool.admit(poolCostSec(job, engine, wholeRenderer));
    engine.admit(whole);
    const speak = (onSpoken: () => void) =>
      wholeRenderer
        ? withRetry(() => wholeRenderer.render(whole, job.settings, job.audioType, signal), signal)
        : this.renderParts(engine, job, parts, onSpoken, signal);
    const audio = await inTime(speak, [engine, this.pool], signal);
    verifyPart(job.spokenText, job.voice, audio.durationSec * settingBounds(job, 'speed').greatest);
    verifyRecording({
      ...audio,
      volume: settingBounds(job, 'volume').greatest,
      words: engine.card.timesWords ? audio.words : null,
      spokenText: job.spokenText,
      alphabet: job.voice.alphabet,
    });
    return { bytes: audio.bytes, durationSec: audio.durationSec, words: audio.words };
  }

  /** The engine, when it is to render the whole text by itself; null when its parts are post-processed here. */
  private wholeRenderer(engine: SpeechEngine, job: RenderJob): RenderingEngine | null {
    const { spokenText, voice, settings, audioType } = job;
    if (!(engine instanceof RenderingEngine) || job.passages) return null;
    if (charsOf(spokenText) > engine.maxRenderedChars) return null;
    const durationSec = estimateDurationSec(spokenText, voice) / settings.speed;
    const idleThreads = engine.card.speaksInPool ? this.pool.idleThreads : 0;
    return piecesOf(audioType, durationSec, idleThreads) > 1 ? null : engine;
  }

  /** Speaks the parts, then post-processes them. Begins when there is memory for the whole recording. */
  private async renderParts(
    engine: SpeechEngine,
    job: RenderJob,
    parts: readonly PassagePart[],
    onSpoken: () => void,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const spokenSec = estimateDurationSec(job.spokenText, job.voice);
    const postProcessingSec = postProcessingCostSec(spokenSec, settingBounds(job, 'speed').least);
    const reserve = () => this.reserveMemory(memoryBytes(job, spokenSec), signal);
    const speak = () => speakAll(engine, parts, onSpoken, signal);
    // While an engine outside the pool speaks, the threads are free for others.
    const { speaksInPool } = engine.card;
    const release = await (speaksInPool
      ? this.pool.expecting(speakingCostSec(spokenSec) + postProcessingSec, reserve)
      : reserve());
    try {
      const spoken = await (speaksInPool ? this.pool.expecting(postProcessingSec, speak) : speak());
      return await this.postProcess(job, parts, spoken, postProcessingSec, signal);
    } finally {
      release();
    }
  }

  private async reserveMemory(bytes: number, signal?: AbortSignal): Promise<() => void> {
    return bytes < NEGLIGIBLE_BYTES ? () => {} : this.memory.reserve(bytes, signal);
  }

  /** Makes one file of all parts. */
  private async postProcess(
    job: RenderJob,
    parts: readonly PassagePart[],
    spoken: readonly SpokenPart[],
    costSec: number,
    signal?: AbortSignal,
  ): Promise<ProcessedAudio> {
    const sampleRate = commonSampleRate(spoken);
    const audioParts = spoken.map(({ pcm, words }, i): AudioPart => {
      const { start, pauseBeforeSec, pauseAfterSec, settings } = parts[i]!;
      return { pcm, words, spokenStart: start, pauseBeforeSec, pauseAfterSec, settings };
    });
    const { settings, audioType } = job;
    const postProcessingJob = { parts: audioParts, sampleRate, settings, audioType };
    return postProcessRecording(this.pool, postProcessingJob, { costSec, signal }).catch(
      asSynthesisFailed('the audio could not be encoded'),
    );
  }
}

/** Expected work of the pool's threads for a recording, in seconds. */
function poolCostSec(job: RenderJob, { card }: SpeechEngine, wholeRenderer: RenderingEngine | null): number {
  const spokenSec = estimateDurationSec(job.spokenText, job.voice);
  const postProcessingSec = postProcessingCostSec(spokenSec, settingBounds(job, 'speed').least);
  if (card.speaksInPool) return speakingCostSec(spokenSec) + postProcessingSec;
  return wholeRenderer ? 0 : postProcessingSec;
}

/**
 * Greatest memory use of a recording, in bytes: its parts and their join at natural speed; at its own speed the
 * shaped and the levelled samples, at most as 32-bit floats, and the file, at most 16 bit.
 */
function memoryBytes(job: RenderJob, spokenSec: number): number {
  return job.voice.sampleRate * (spokenSec * 2 * 4 + estimateAudioSec(job) * (2 * 4 + 2));
}

/**
 * Speaks all parts side by side, as many as the engine has places for; the first part begins first.
 * @returns the parts in the order of the text, in whatever order they were ready
 * @throws RecordingTooLong as soon as the parts together are too long, whatever is left to be spoken
 */
function speakAll(
  engine: SpeechEngine,
  parts: readonly PassagePart[],
  onSpoken: () => void,
  signal?: AbortSignal,
): Promise<SpokenPart[]> {
  let audioSec = 0;
  const speakers = parts.map((part) => async (stop: AbortSignal) => {
    const spoken = await withRetry(() => speakWhole(engine, part, stop), stop);
    onSpoken();
    const { pauseBeforeSec, pauseAfterSec, settings } = part;
    audioSec += (pauseBeforeSec + spoken.pcm.length / spoken.sampleRate + pauseAfterSec) / settings.speed;
    if (audioSec > MAX_DURATION_SEC) throw new RecordingTooLong();
    return spoken;
  });
  return allOrAbort(speakers, signal);
}

function charsOf(text: string): number {
  return Array.from(text).length;
}

async function speakWhole(
  engine: SpeechEngine,
  { voice, text }: SpeechPart,
  signal: AbortSignal,
): Promise<SpokenPart> {
  const spoken = await engine.speak({ voice, text }, signal);
  verifyPart(text, voice, spoken.pcm.length / spoken.sampleRate);
  verifySound(text, voice, spoken.pcm);
  return spoken;
}

function commonSampleRate(spoken: readonly SpokenPart[]): number {
  const { sampleRate } = spoken[0]!;
  if (spoken.some((part) => part.sampleRate !== sampleRate))
    throw new SynthesisFailed('the engine changed its sample rate within one text');
  return sampleRate;
}
