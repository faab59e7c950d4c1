import { estimateSizeBytes } from '../domain/audio-size-estimate';
import { estimateDurationSec } from '../domain/duration-estimate';
import { verifyPiece } from '../domain/integrity';
import { estimateAudioSec, partsOf, type PassagePart, settingBounds } from '../domain/passage';
import { growingParts } from '../domain/sentences';
import { SynthesisFailed } from '../domain/speech-failure';
import type { ProcessedPiece } from '../audio/post-processing';
import type { EngineRegistry } from '../engines/engine-registry';
import { type PieceOptions, RenderingEngine } from '../engines/rendering-engine';
import type { SpeechEngine } from '../engines/speech-engine';
import { postProcessingCostSec, speakingCostSec } from '../workers/task-cost';
import { TaskFailure } from '../workers/task-failure';
import type { WorkerPool } from '../workers/worker-pool';
import { isOutOfTime, withRetry } from './attempts';
import { inOrder } from './in-order';
import { MemoryBudget } from './memory-budget';
import type { RenderedSpeech } from './speech-renderer';
import { type SpeechPiece, SpeechStreamer, type StreamJob } from './speech-streamer';
import { StreamedRecording } from './streamed-recording';
import { VoiceGains } from './voice-gains';

/** Memory for the files of all streams under way, for each thread; each file is there twice when it is put together. */
const MEMORY_PER_THREAD_BYTES = 128 * 2 ** 20;
const COPIES = 2;

/**
 * Streams with any engine. Each part of the text is spoken, levelled and encoded by itself, wherever there is a place
 * for it; the pieces fit to each other because each ends with silence.
 */
export class PooledSpeechStreamer extends SpeechStreamer {
  private readonly gains = new VoiceGains();
  private readonly memory: MemoryBudget;

  constructor(
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
  ) {
    super();
    this.memory = new MemoryBudget(pool.threads * MEMORY_PER_THREAD_BYTES);
  }

  async stream(
    job: StreamJob,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    return this.engines.use(job.voice.provider, async (engine) => {
      signal?.throwIfAborted();
      const parts = partsOf(job, (text) => growingParts(text, engine.card.maxPartChars));
      if (parts.length === 0) throw new SynthesisFailed('there is nothing to speak');
      this.admit(engine, job);
      const release = await this.memory.reserve(memoryBytes(job), signal);
      try {
        return await this.streamParts(engine, job, parts, onPiece, signal);
      } finally {
        release();
      }
    });
  }

  /** @throws EngineBusy */
  private admit(engine: SpeechEngine, job: StreamJob): void {
    const { voice, spokenText } = job;
    if (!(engine instanceof RenderingEngine) || engine.card.speaksInPool) {
      const spokenSec = estimateDurationSec(spokenText, voice);
      const speakingSec = engine.card.speaksInPool ? speakingCostSec(spokenSec) : 0;
      this.pool.admit(speakingSec + postProcessingCostSec(spokenSec, settingBounds(job, 'speed').least));
    }
    engine.admit({ voice, text: spokenText });
  }

  private async streamParts(
    engine: SpeechEngine,
    job: StreamJob,
    parts: readonly PassagePart[],
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    const recording = new StreamedRecording(job.audioType);
    const { audioType } = job;
    let index = 0;
    try {
      const works = parts.map((part, i) => async (stop: AbortSignal) => {
        const { settings, pauseBeforeSec, pauseAfterSec } = part;
        const gain = await this.gains.of(engine, part.voice);
        const place = { isFirst: i === 0, isLast: i === parts.length - 1 };
        const options = { settings, audioType, gain, pauseBeforeSec, pauseAfterSec, ...place };
        return this.pieceOf(engine, part, options, stop);
      });
      for await (const piece of inOrder(works, this.pool.threads, signal)) {
        const part = parts[index++]!;
        onPiece(recording.add(part, index === parts.length, piece));
      }
      return recording.finish();
    } catch (error) {
      if (index > 0 || !isOutOfTime(signal)) throw error;
      throw this.pool.busy();
    }
  }

  private async pieceOf(
    engine: SpeechEngine,
    { voice, text, settings }: PassagePart,
    options: PieceOptions,
    stop: AbortSignal,
  ): Promise<ProcessedPiece> {
    const make = () =>
      engine instanceof RenderingEngine
        ? engine.renderPiece({ voice, text }, options, stop)
        : this.speakPiece(engine, { voice, text }, options, stop);
    return withRetry(async () => {
      const piece = await make();
      verifyPiece(text, voice, settings.volume, {
        ...piece,
        words: engine.card.timesWords ? piece.words : null,
      });
      return piece;
    }, stop);
  }

  private async speakPiece(
    engine: SpeechEngine,
    spokenPart: Parameters<SpeechEngine['speak']>[0],
    { pauseBeforeSec, pauseAfterSec, ...options }: PieceOptions,
    stop: AbortSignal,
  ): Promise<ProcessedPiece> {
    const { pcm, sampleRate, words } = await engine.speak(spokenPart, stop);
    const costSec = postProcessingCostSec(pcm.length / sampleRate, options.settings.speed);
    const part = { pcm, words, spokenStart: 0, pauseBeforeSec, pauseAfterSec };
    const job = { ...options, part, sampleRate };
    return this.pool
      .run('audio.process-piece', job, { costSec, signal: stop, isLastStep: true })
      .catch((error: unknown) => {
        throw error instanceof TaskFailure
          ? new SynthesisFailed('the audio could not be encoded', error)
          : error;
      });
  }
}

function memoryBytes(job: StreamJob): number {
  return COPIES * estimateSizeBytes(estimateAudioSec(job), job.voice, job.audioType);
}
