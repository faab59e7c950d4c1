import type { AudioType } from '../domain/audio-type';
import type { ProcessedAudio, PostProcessingJob } from '../audio/post-processing';
import { joiningCostSec, levellingCostSec } from '../workers/task-cost';
import type { TaskOptions } from '../workers/work-queue';
import type { WorkerPool } from '../workers/worker-pool';
import { allOrAbort } from './all-or-abort';

/** A piece for one thread is not shorter: passing it on takes time as well. */
const MIN_PIECE_SEC = 10;

type PostProcessingOptions = Pick<TaskOptions, 'costSec' | 'signal'>;

/**
 * Post-processes a recording in the pool. The encoding of a long mp3, by far the longest step, is shared among
 * all threads.
 * @param costSec of the whole work
 */
export function postProcessRecording(
  pool: WorkerPool,
  job: PostProcessingJob,
  options: PostProcessingOptions,
): Promise<ProcessedAudio> {
  const pieces = piecesOf(job.audioType, durationSec(job), pool.threads);
  if (pieces > 1) return postProcessInPieces(pool, job, pieces, options);
  return pool.run('audio.post-process', job, { ...options, isLastStep: true });
}

/** Into how many pieces a recording is cut when so many threads can encode it; at least one. */
export function piecesOf(audioType: AudioType, durationSec: number, threads: number): number {
  if (audioType !== 'mp3') return 1;
  return Math.max(1, Math.min(threads, Math.floor(durationSec / MIN_PIECE_SEC)));
}

function durationSec({ parts, sampleRate, settings }: PostProcessingJob): number {
  const samples = parts.reduce((sum, { pcm }) => sum + pcm.length, 0);
  return samples / sampleRate / settings.speed;
}

async function postProcessInPieces(
  pool: WorkerPool,
  { audioType: _, ...job }: PostProcessingJob,
  count: number,
  { costSec, signal }: PostProcessingOptions,
): Promise<ProcessedAudio> {
  const levellingSec = levellingCostSec(costSec, job.settings.speed);
  const encodingSec = costSec - levellingSec;
  const { pieces, facts, ...whole } = await pool.expecting(encodingSec, () =>
    pool.run('mp3.cut', { ...job, pieces: count }, { costSec: levellingSec, signal, isLastStep: true }),
  );
  const encode = pieces.map((piece) => (stop: AbortSignal) => {
    const share = piece.samples.length / whole.sampleCount;
    return pool.run('mp3.encode', piece, { costSec: encodingSec * share, signal: stop, isLastStep: true });
  });
  const streams = await allOrAbort(encode, signal);
  const file = await pool.run(
    'mp3.join',
    { ...whole, streams },
    { costSec: joiningCostSec(costSec), signal, isLastStep: true },
  );
  return { ...facts, ...file };
}
