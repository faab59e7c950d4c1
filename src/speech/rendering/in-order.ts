import { setMaxListeners } from 'node:events';
import { Semaphore } from '../workers/semaphore';

export interface Pace {
  /** So many run at a time, so that whoever waits behind them is not behind all. */
  readonly atOnce: number;
  /** Whether the others wait for the first result: beside them its job would share the processors with them. */
  readonly isFirstAlone?: boolean;
}

/**
 * Runs jobs side by side, the first ones first, and gives each result as soon as it and all before it are there. The
 * first failure stops the others. Each job has a signal of its own: queues take it for a piece of work by itself.
 */
export async function* inOrder<Result>(
  jobs: readonly ((stop: AbortSignal) => Promise<Result>)[],
  { atOnce, isFirstAlone = false }: Pace,
  signal?: AbortSignal,
): AsyncGenerator<Result> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  setMaxListeners(0, stopped);
  const permits = new Semaphore(atOnce, Infinity);
  const begin = (job: (stop: AbortSignal) => Promise<Result>): Promise<Result> => {
    const own = AbortSignal.any([stopped]);
    const run = () =>
      job(own).catch((error: unknown) => {
        stop.abort(error); // before another may begin
        throw error;
      });
    const result = permits.run(run, own);
    result.catch(() => undefined); // told in its turn
    return result;
  };
  const countAlone = isFirstAlone ? 1 : 0;
  try {
    for (const job of jobs.slice(0, countAlone)) yield await begin(job);
    const results = jobs.slice(countAlone).map(begin);
    for (const result of results) yield await result;
  } finally {
    stop.abort();
  }
}
