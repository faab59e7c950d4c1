import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from '../../application/repeats/recent-answers';

/** The last answer of each connection whose bytes were all handed to the system. */
const lastAnswers = new WeakMap<Socket, Answer>();

/**
 * Tells an answer what became of it. It is taken once all its bytes are on their way; a connection that is reset
 * afterwards had a client that left without reading them, and the last answer is lost after all.
 */
export function watchAnswer(response: ServerResponse, answer: Answer): void {
  const { socket } = response;
  if (socket === null || response.destroyed) {
    answer.lost();
    return;
  }
  if (!lastAnswers.has(socket)) {
    socket.once('close', (isReset: boolean) => {
      if (isReset) lastAnswers.get(socket)?.lost();
    });
  }
  lastAnswers.delete(socket); // the client asks on: it has what came before
  response.once('close', () => {
    if (!response.writableFinished || response.statusCode >= 400) return answer.lost();
    answer.taken();
    lastAnswers.set(socket, answer);
  });
}
