import { setTimeout } from 'node:timers/promises';

/** @throws the signal's reason when it is aborted before the pause is over */
export async function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(seconds * 1000, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
