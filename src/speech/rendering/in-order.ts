import { setMaxListeners } from 'node:events';
import { Semaphore } from '../workers/semaphore';

/**
 * Runs jobs side by side, the first ones first, and gives each result as soon as it and all before it are there. The
 * first failure stops the others. Each job has a signal of its own: queues take it for a piece of work by itself.
 * @param atOnce so many run at a time, so that whoever waits behind them is not behind all
 */
export async function* inOrder<Result>(
  jobs: readonly ((stop: AbortSignal) => Promise<Result>)[],
  atOnce: number,
  signal?: AbortSignal,
): AsyncGenerator<Result> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  setMaxListeners(0, stopped);
  const permits = new Semaphore(atOnce, Infinity);
  const results = jobs.map((job) => {
    const own = AbortSignal.any([stopped]);
    const run = () =>
      job(own).catch((error: unknown) => {
        stop.abort(error); // before another may begin
        throw error;
      });
    return permits.run(run, own);
  });
  for (const result of results) result.catch(() => undefined); // told by the first
  try {
    for (const result of results) yield await result;
  } finally {
    stop.abort();
  }
}
