import { SynthesisFailed } from '../domain/speech-failure';

/** Tries once more after a failure; a second failure or an abort stands. */
export async function withRetry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (signal?.aborted || !(error instanceof SynthesisFailed)) throw error;
    return attempt();
  }
}

/** Tasks have their own limits: a request that runs out of time with nothing spoken has waited for others. */
export function isOutOfTime(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error).name === 'TimeoutError';
}
