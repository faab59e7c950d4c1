import type { IncomingMessage } from 'node:http';

/**
 * Ends a body with an error when its sender falls silent. A reader that pauses is not to blame for silence:
 * while bytes wait to be read, any pause is fine.
 *
 * @param limitMs the longest silence; what is noticed may have lasted twice as long
 * @returns the body itself
 */
export function endWhenStalled(body: IncomingMessage, limitMs: number): IncomingMessage {
  let received = body.socket.bytesRead;
  const timer = setInterval(() => {
    const isSilent = body.socket.bytesRead === received && body.readableLength === 0;
    received = body.socket.bytesRead;
    if (isSilent) body.destroy(new Error(`The sender of the body was silent for ${limitMs} ms.`));
  }, limitMs).unref();
  return body.once('close', () => clearInterval(timer));
}
