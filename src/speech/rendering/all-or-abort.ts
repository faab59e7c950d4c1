import { setMaxListeners } from 'node:events';

/** Runs all jobs at the same time; the first failure aborts the others, so that no work is wasted. */
export async function allOrAbort<T>(
  jobs: readonly ((stop: AbortSignal) => Promise<T>)[],
  signal?: AbortSignal,
): Promise<T[]> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const forward = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  try {
    return await Promise.all(jobs.map((job) => job(stop.signal)));
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    signal?.removeEventListener('abort', forward);
  }
}
