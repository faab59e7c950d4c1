import { EngineBusy, SynthesisFailed } from '../domain/speech-failure';

/** Tries once more after a failure; a second failure or an abort stands. */
export async function withRetry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (signal?.aborted || !(error instanceof SynthesisFailed)) throw error;
    return attempt();
  }
}

/** What work waits in. */
interface Queue {
  /** Seconds until what it holds is done, as estimated. */
  readonly waitSec: number;
}

/** While others' work takes longer than this, a text that was begun is late for their sake. */
const OTHERS_SEC = 5;

/**
 * Runs a text's work. Tasks have limits of their own, so a text that runs out of time with nothing spoken has waited
 * for others. One that was begun is late for their sake while much of their work waits; else this machine needs longer
 * for it than it has, and another try would too.
 * @param queues those that the work waits in
 * @throws EngineBusy when it is out of time for others' sake; what the work throws
 */
export async function inTime<T>(
  work: (onBegun: () => void) => Promise<T>,
  queues: readonly Queue[],
  signal: AbortSignal | undefined,
): Promise<T> {
  let isBegun = false as boolean;
  try {
    signal?.throwIfAborted();
    return await work(() => (isBegun = true));
  } catch (error) {
    if (!isOutOfTime(signal)) throw error;
    await new Promise(setImmediate); // what the text itself had waiting has left by then
    const othersSec = Math.max(...queues.map(({ waitSec }) => waitSec));
    if (isBegun && othersSec < OTHERS_SEC) throw error;
    throw new EngineBusy(Math.max(1, Math.ceil(othersSec)));
  }
}

function isOutOfTime(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error).name === 'TimeoutError';
}
