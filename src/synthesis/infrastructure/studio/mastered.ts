import type { Master, MasterOrder } from '../audio/mastering';
import type { TaskOptions } from '../pool/work-queue';
import type { WorkerPool } from '../pool/worker-pool';
import { allOrAbort } from './all-or-abort';

/** A thread is not asked to encode less than this: to be told of it takes time as well. */
const MIN_PIECE_SEC = 10;

/** What joining, shaping and levelling take of the whole cost. */
const LEVELLING_SHARE = 0.1;

type MasteringOptions = Pick<TaskOptions, 'costSec' | 'signal'>;

/**
 * Has the pool master a recording. Of a long mp3 the encoding, which takes the most time by far, is shared
 * among all threads.
 * @param costSec of the whole work
 */
export function mastered(pool: WorkerPool, order: MasterOrder, options: MasteringOptions): Promise<Master> {
  const pieces = order.audioType === 'mp3' ? Math.min(pool.threads, pieceCount(order)) : 1;
  if (pieces > 1) return masteredInPieces(pool, order, pieces, options);
  return pool.run('audio.master', order, { ...options, isLastStep: true });
}

function pieceCount({ parts, sampleRate, settings }: MasterOrder): number {
  const samples = parts.reduce((sum, { pcm }) => sum + pcm.length, 0);
  return Math.floor(samples / sampleRate / settings.speed / MIN_PIECE_SEC);
}

async function masteredInPieces(
  pool: WorkerPool,
  { audioType: _, ...order }: MasterOrder,
  count: number,
  { costSec, signal }: MasteringOptions,
): Promise<Master> {
  const levellingSec = costSec * LEVELLING_SHARE;
  const encodingSec = costSec - levellingSec;
  const { pieces, facts, ...whole } = await pool.expecting(encodingSec, () =>
    pool.run('mp3.cut', { ...order, pieces: count }, { costSec: levellingSec, signal, isLastStep: true }),
  );
  const encode = pieces.map((piece) => (stop: AbortSignal) => {
    const share = piece.pcm.length / whole.samples;
    return pool.run('mp3.encode', piece, { costSec: encodingSec * share, signal: stop, isLastStep: true });
  });
  const streams = await allOrAbort(encode, signal);
  const file = await pool.run(
    'mp3.join',
    { ...whole, streams },
    { costSec: levellingSec, signal, isLastStep: true },
  );
  return { ...facts, ...file };
}
