/**
 * Waits in a line until it is one's turn.
 * @param join stands in the line; calls `begin` when the turn has come, perhaps at once, and answers how to leave
 *   the line without a turn
 * @throws the signal's reason when it is aborted before
 */
export async function waitInLine(
  join: (begin: () => void) => () => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    let leave = (): void => {};
    const giveUp = () => {
      leave();
      reject(signal!.reason as Error);
    };
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    leave = join(begin);
  });
}
