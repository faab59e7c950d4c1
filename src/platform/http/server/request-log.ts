import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { logContext } from '../../logging/logger';
import { clientNetwork } from '../client-network';

/** What the log tells of a request beside what the request itself shows. */
interface Notes {
  /** Where the request comes from; noted at its start, for an ended connection has no address. */
  readonly network?: string;
  /** Who calls. */
  readonly account_id?: string;
  /** Of the API key; absent when it was a session. */
  readonly key_id?: string;
  /** Of the error envelope. */
  readonly code?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    logNotes?: Notes;
  }
}

/** Adds to the line that the log will have of this request. */
export function noteInLog(request: FastifyRequest, notes: Notes): void {
  request.logNotes = { ...request.logNotes, ...notes };
}

/** Has every line that is written for a request carry its id, and writes one for the request itself when it ends. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.decorateRequest('logNotes');
  server.addHook('onRequest', (request, reply, done) => {
    noteInLog(request, { network: clientNetwork(request.ip) });
    // Fastify's own onResponse passes over callers that have left.
    reply.raw.once('close', () => logger.info(lineOf(request, reply), 'request'));
    logContext.run({ request_id: request.id }, done);
  });
}

const lineOf = (request: FastifyRequest, reply: FastifyReply): object => ({
  request_id: request.id,
  method: request.method,
  // The route's pattern, not its address: an audio address is a key to the file.
  route: request.routeOptions.url ?? 'unknown',
  status: reply.raw.headersSent ? reply.statusCode : null,
  duration_ms: Math.round(reply.elapsedTime * 10) / 10,
  ...request.logNotes,
  // The caller has gone before the end of the request or of the answer.
  ...(!reply.raw.writableFinished && { aborted: true }),
});
