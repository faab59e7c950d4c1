import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failureOfStatus } from '../failures/failure';
import { endLingering, forgetInput } from './lingering-close';
import { refusal } from '../failures/refusal';

/** Node's code for a sender that is too slow. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** The status for what Node's parser refuses, by its code; 400 for the rest. */
const STATUSES: ReadonlyMap<string | undefined, number> = new Map([
  [TOO_SLOW, 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Answers in the envelope what never becomes a request: bytes that Node's parser refuses, and tunnels. */
export class ConnectionFaults {
  /** The answers that each connection still owes, in the order of their requests. */
  private readonly due = new WeakMap<Socket, Set<ServerResponse>>();
  private readonly refused = new WeakSet<Socket>();

  /** To be called once, before the server listens. */
  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const due = this.due.get(request.socket) ?? new Set();
      this.due.set(request.socket, due.add(response));
      response.once('close', () => due.delete(response));
    });
    server.on('connect', (_request: IncomingMessage, socket: Socket) => {
      endLingering(socket, refusal(failureOfStatus(405), 'Allow: '));
    });
  }

  /**
   * Refuses the bytes that Node's parser has stumbled over and closes the connection, after the answers to the
   * requests before them: those have been carried out. Node's `clientErrorHandler`.
   */
  readonly answer = (error: Error & { code?: string }, socket: Socket): void => {
    if (this.refused.has(socket)) return;
    // Whoever has sent nothing has asked for nothing.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    this.refused.add(socket);
    forgetInput(socket);
    const bytes = refusal(failureOfStatus(STATUSES.get(error.code) ?? 400));
    const refuse = () => {
      if (!socket.writable) return;
      // Whoever is slow on purpose would take the time to linger as well.
      if (error.code === TOO_SLOW) socket.end(bytes, () => socket.destroy());
      else endLingering(socket, bytes);
    };
    const last = [...(this.due.get(socket) ?? [])].findLast(({ req }) => req.complete);
    if (last) last.once('close', refuse);
    else refuse();
  };
}
