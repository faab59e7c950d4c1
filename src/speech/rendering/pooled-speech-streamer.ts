import { estimateSizeBytes } from '../domain/audio-size-estimate';
import { estimateDurationSec } from '../domain/duration-estimate';
import { verifyPiece } from '../domain/integrity';
import { estimateAudioSec, PAUSE_SEC, partsOf, type PassagePart, settingBounds } from '../domain/passage';
import { evenParts, growingParts, type TextPart } from '../domain/sentences';
import { SynthesisFailed } from '../domain/speech-failure';
import type { PieceJob, ProcessedPiece } from '../audio/post-processing';
import type { EngineRegistry } from '../engines/engine-registry';
import { type PieceOptions, RenderingEngine } from '../engines/rendering-engine';
import type { SpeechEngine } from '../engines/speech-engine';
import { postProcessingCostSec, speakingCostSec } from '../workers/task-cost';
import { asSynthesisFailed } from '../workers/task-failure';
import type { WorkerPool } from '../workers/worker-pool';
import { inTime, withRetry } from './attempts';
import { inOrder } from './in-order';
import { MemoryBudget } from './memory-budget';
import { RightOfWay } from './right-of-way';
import type { RenderedSpeech } from './speech-renderer';
import {
  type RenderedSection,
  type SectionJob,
  type SpeechPiece,
  SpeechStreamer,
  type StreamJob,
} from './speech-streamer';
import { StreamedRecording } from './streamed-recording';
import { VoiceGains } from './voice-gains';

/** Memory for the files of all streams under way, for each thread; each file is there twice when it is put together. */
const MEMORY_PER_THREAD_BYTES = 128 * 2 ** 20;
const COPIES = 2;

/** Into which parts a text is split, and when each of them is spoken. */
interface PartsPace {
  readonly split: (text: string, maxChars: number) => TextPart[];
  readonly atOnce: number;
  /** Awaited before each. */
  readonly beforePart: (stop: AbortSignal) => Promise<void>;
}

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
    private readonly rightOfWay = new RightOfWay(pool.threads),
  ) {
    super();
    this.memory = new MemoryBudget(pool.threads * MEMORY_PER_THREAD_BYTES);
  }

  async stream(
    job: StreamJob,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    const whole = { isFirst: true, isLast: true, ending: 'word', after: null, leadSec: 0 } as const;
    const pace = { split: growingParts, atOnce: this.pool.threads, beforePart: () => Promise.resolve() };
    const recording = await this.rightOfWay.during(() =>
      this.record({ ...job, ...whole }, pace, onPiece, signal),
    );
    return recording.finish();
  }

  async renderSection(job: SectionJob, signal?: AbortSignal): Promise<RenderedSection> {
    const beforePart = (stop: AbortSignal) => this.rightOfWay.giveWay(stop);
    const pace = { split: evenParts, atOnce: 1, beforePart };
    const recording = await this.record(job, pace, () => undefined, signal);
    return recording.finishSection();
  }

  private async record(
    job: SectionJob,
    pace: PartsPace,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<StreamedRecording> {
    return this.engines.use(job.voice.provider, async (engine) => {
      const parts = partsOf(job, (text) => pace.split(text, engine.card.maxPartChars));
      if (parts.length === 0) throw new SynthesisFailed('there is nothing to speak');
      this.admit(engine, job);
      const record = async (onBegun: () => void) => {
        const release = await this.memory.reserve(memoryBytes(job), signal);
        const onMade = (piece: SpeechPiece) => {
          onBegun();
          onPiece(piece);
        };
        return this.recordParts(engine, job, parts, pace, onMade, signal).finally(release);
      };
      return inTime(record, [engine, this.pool], signal);
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

  private async recordParts(
    engine: SpeechEngine,
    job: SectionJob,
    parts: readonly PassagePart[],
    { atOnce, beforePart }: PartsPace,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<StreamedRecording> {
    const recording = new StreamedRecording(job.audioType, job.after);
    const { audioType } = job;
    for (const silence of silences(job)) {
      signal?.throwIfAborted();
      const gain = await this.gains.of(engine, job.voice);
      recording.add(NO_TEXT, false, await this.processPiece({ ...silence, gain }, signal));
    }
    const works = placed(parts, job).map(({ part, ...place }) => async (stop: AbortSignal) => {
      await beforePart(stop);
      const { settings, pauseBeforeSec } = part;
      const gain = await this.gains.of(engine, part.voice);
      return this.pieceOf(engine, part, { ...place, settings, audioType, gain, pauseBeforeSec }, stop);
    });
    // What renders is many times as fast as speech: the others are early enough. A slower engine has to begin them at once.
    const isFirstAlone = engine instanceof RenderingEngine;
    let index = 0;
    for await (const piece of inOrder(works, { atOnce, isFirstAlone }, signal)) {
      const part = parts[index++]!;
      onPiece(recording.add(part, job.isLast && index === parts.length, piece));
    }
    return recording;
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
    return this.processPiece({ ...options, part, sampleRate }, stop, costSec);
  }

  private processPiece(job: PieceJob, signal?: AbortSignal, costSec = 0): Promise<ProcessedPiece> {
    return this.pool
      .run('audio.process-piece', job, { costSec, signal, isLastStep: true })
      .catch(asSynthesisFailed('the audio could not be encoded'));
  }
}

type PlacedPart = { readonly part: PassagePart } & Pick<PieceOptions, 'isFirst' | 'isLast' | 'pauseAfterSec'>;

const NO_TEXT: TextPart = { text: '', start: 0, ending: 'word' };

/** Silence is made a minute at a time: memory stays flat. */
const SILENCE_SEC = 60;

/** The silence that a section begins with, in pieces. */
function silences({ leadSec, voice, audioType, settings, isFirst }: SectionJob): Omit<PieceJob, 'gain'>[] {
  return Array.from({ length: Math.ceil(leadSec / SILENCE_SEC) }, (_, i) => {
    const pauseAfterSec = Math.min(SILENCE_SEC, leadSec - i * SILENCE_SEC);
    return {
      part: { pcm: new Int16Array(), words: [], spokenStart: 0, pauseBeforeSec: 0, pauseAfterSec },
      sampleRate: voice.sampleRate,
      settings: { ...settings, speed: 1, pitch: 1 },
      audioType,
      isFirst: isFirst && i === 0,
      isLast: false,
    };
  });
}

/** The parts of a section, each with its place in the whole recording. */
function placed(
  parts: readonly PassagePart[],
  { isFirst, isLast, ending, leadSec }: SectionJob,
): PlacedPart[] {
  return parts.map((part, i) => {
    const endsSection = i === parts.length - 1;
    const leastSec = endsSection && !isLast ? PAUSE_SEC[ending] : 0;
    return {
      part,
      isFirst: isFirst && i === 0 && leadSec === 0,
      isLast: isLast && endsSection,
      pauseAfterSec: Math.max(part.pauseAfterSec, leastSec),
    };
  });
}

function memoryBytes(job: StreamJob): number {
  return COPIES * estimateSizeBytes(estimateAudioSec(job), job.voice, job.audioType);
}
