import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { logContext } from '../logging/logger';
import { errorEnvelope, failureOf, failureOfStatus } from './failure';
import { acceptOnlyJsonObjects, BODY_LIMIT_BYTES } from './json-body';
import { checkParameters } from './safe-text';

/** Slow senders are cut off after these; Node's defaults (60 s and 300 s) hold sockets far too long. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Longer path segments are an address that does not exist; shorter ones reach their route, which says so. */
const LONGEST_PARAMETER = 2_000;

/** The HTTP server under Nest, set up so that its own refusals are answered in the envelope too. */
export function createServer(logger: Logger, trustProxy: boolean): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // One hop: the address that our own proxy saw. Entries further left were written by the client.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, requireHostHeader: false },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  const server = adapter.getInstance<FastifyInstance>();
  acceptOnlyJsonObjects(server);
  addRequestHooks(server, logger);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node answers it bare.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  return adapter;
}

function addRequestHooks(server: FastifyInstance, logger: Logger): void {
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that stays open after the shutdown has begun would keep the process from ending.
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    logContext.run({ request_id: request.id }, done);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    requireHost(request);
    checkParameters(request.params);
    checkParameters(request.query);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not its address: an audio address is a key to the file.
    logger.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** RFC 9112, section 3.2: a request without Host is refused. Node would do so itself, but without an envelope. */
function requireHost({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw InvalidParameters.of('Host', 'REQUIRED', 'The Host header is required.');
  }
}

/** Faults in the address itself, found before any route is. */
function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  void reply
    .status(failure.httpStatus)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(failure));
}

/** What Node's parser refuses never becomes a request; the answer is written to the socket here. */
function answerClientError(
  error: Error & { code?: string },
  socket: Socket & { parser?: IncomingMessage },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = failureOfStatus(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
  const body = JSON.stringify(errorEnvelope(failure));
  socket.end(
    [
      `HTTP/1.1 ${failure.httpStatus} ${STATUS_CODES[failure.httpStatus]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
