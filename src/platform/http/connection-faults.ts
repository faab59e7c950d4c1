import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failureOfStatus } from './failure';
import { endLingering, forgetInput } from './lingering-close';
import { refusal } from './refusal';

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
    const failure = failureOfStatus(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
    const refuse = () => {
      if (socket.writable) endLingering(socket, refusal(failure));
    };
    const last = [...(this.due.get(socket) ?? [])].findLast(({ req }) => req.complete);
    if (last) last.once('close', refuse);
    else refuse();
  };
}
