import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Crowded } from '../../admission/admission.errors';
import { EventLoopPacer } from '../../admission/event-loop-pacer';
import { clientNetwork } from '../client-network';

/** Requests that may wait on one connection, whose sender does not wait for the answers (pipelining). */
const WAITING_PER_CONNECTION = 8;

/** Has a flood of requests, however cheap each is to refuse, delay those of other networks but little. */
export function beginInTurn(server: FastifyInstance): void {
  const pacer = new EventLoopPacer(1);
  const waiting = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw;
    const before = waiting.get(socket) ?? 0;
    if (before === WAITING_PER_CONNECTION) return done(new Crowded());
    waiting.set(socket, before + 1);
    pacer.begin(clientNetwork(request.ip), () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      if (socket.destroyed) return false; // the caller has gone meanwhile
      done();
      return true;
    });
  });
}
