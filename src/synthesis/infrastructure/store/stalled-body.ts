import type { IncomingMessage } from 'node:http';

/**
 * Ends a body with an error when its sender falls silent. A reader that pauses is not to blame for silence:
 * while bytes wait to be read, any pause is fine.
 *
 * @param limitMs the longest silence; what is noticed may have lasted twice as long
 * @returns the body itself
 */
export function endWhenStalled(body: IncomingMessage, limitMs: number): IncomingMessage {
  const look = () => ({ received: body.socket.bytesRead, isEmpty: body.readableLength === 0 });
  let before = look();
  const timer = setInterval(() => {
    const now = look();
    // Empty at both ends: a reader that has just gone on after a pause has emptied it this moment.
    const isSilent = before.isEmpty && now.isEmpty && before.received === now.received;
    before = now;
    if (isSilent) body.destroy(new Error(`The sender of the body was silent for ${limitMs} ms.`));
  }, limitMs).unref();
  return body.once('close', () => clearInterval(timer));
}
