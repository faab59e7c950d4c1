import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How much a sender may send, and for how long, when the answer is already there. */
const LINGER_BYTES = 32 * 1024 * 1024;
const LINGER_MS = 10_000;

/**
 * Takes what a sender still sends of a request that is answered, and forgets it. A connection that is closed while
 * bytes come in is reset, and the sender loses the answer with it (RFC 9112, section 9.6). When the answer is the
 * last of its connection, the connection is closed after the request. Whoever sends too much is cut off.
 */
export function takeRestOf(request: IncomingMessage): void {
  const { socket } = request;
  const limit = socket.bytesRead + LINGER_BYTES;
  const cutOff = setTimeout(() => socket.destroy(), LINGER_MS);
  const closeAtOnce = socket.destroySoon.bind(socket);
  socket.destroySoon = () => socket.end(); // what Node calls after the last answer
  request.on('data', () => {
    if (socket.bytesRead > limit) socket.destroy();
  });
  request.once('close', () => {
    clearTimeout(cutOff);
    socket.destroySoon = closeAtOnce;
    if (socket.writableEnded) closeAtOnce();
  });
  request.resume();
}

/** Takes whatever else comes in from a connection whose bytes are no requests, and forgets it; so much at most. */
export function forgetInput(socket: Socket): void {
  const limit = socket.bytesRead + LINGER_BYTES;
  socket.removeAllListeners('data'); // Node's parser
  socket.on('data', () => {
    if (socket.bytesRead > limit) socket.destroy();
  });
}

/** Sends these last bytes, and closes the connection once the other side has read them and closed it too. */
export function endLingering(socket: Socket, bytes: string): void {
  const cutOff = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cutOff));
  socket.end(bytes);
}
