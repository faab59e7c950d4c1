/**
 * Waits in a queue until the work may begin.
 * @param enqueue puts the work into the queue; calls `begin` when it may begin, perhaps at once, and returns how to
 *   remove it from the queue before that
 * @throws the signal's reason when it is aborted before the work may begin
 */
export async function waitInQueue(
  enqueue: (begin: () => void) => () => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    let remove = (): void => {};
    const giveUp = () => {
      remove();
      reject(signal!.reason as Error);
    };
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    remove = enqueue(begin);
  });
}
