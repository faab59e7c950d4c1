import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isForPage, mendedAddress } from '../page/account-page';
import { beginInTurn } from './begin-in-turn';
import { compressJson } from './compress-json';
import { delayRefusals } from './delay-refusals';
import { ConnectionFaults } from '../connections/connection-faults';
import { failureOf } from '../failures/failure';
import { acceptOnlyJsonObjects, BODY_LIMIT_BYTES } from '../bodies/json-body';
import { takeRestOf } from '../connections/lingering-close';
import { checkHeaders } from './request-headers';
import { logRequests } from './request-log';
import { checkParameters } from '../bodies/safe-text';
import { sendFailure } from '../failures/send-failure';
import { type TrustedProxies, warnOfUntrustedProxies } from './untrusted-proxies';

/** When slow senders are cut off; Node's defaults (60 s and 300 s) hold sockets far too long. */
const SLOWEST_SENDER = {
  headersMs: 10_000,
  requestMs: 30_000,
  /** How late they may be cut off; Node's default is 30 s. */
  checkedEveryMs: 1_000,
};

/** Longer path segments are an address that does not exist; shorter ones reach their route, which says so. */
const LONGEST_PARAMETER = 2_000;

/** A year: what browsers ask for before they list a host (RFC 6797 leaves it open). Other hosts of the domain are not ours. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** How the server is reached. */
export interface Surroundings {
  /** Whose X-Forwarded-For counts. */
  readonly trustedProxies: TrustedProxies;
  /** Browsers reach it over https, and are told to stay with it. */
  readonly isHttps: boolean;
}

/** The HTTP server under Nest, set up so that its own refusals are answered in the envelope too. */
export function createServer(
  logger: Logger,
  { trustedProxies, isHttps }: Surroundings,
  slowestSender = SLOWEST_SENDER,
): FastifyAdapter {
  const faults = new ConnectionFaults();
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies,
    requestTimeout: slowestSender.requestMs,
    connectionTimeout: 0,
    http: {
      headersTimeout: slowestSender.headersMs,
      connectionsCheckingInterval: slowestSender.checkedEveryMs,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // Faults in the address itself, found before any route is.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      nameAndProtect(request, reply, isHttps); // no hook has run
      if (isMistyped(error) && isForPage(request)) return void reply.redirect(mendedAddress(request.url));
      sendFailure(request, reply, failureOf(error));
    },
    clientErrorHandler: faults.answer,
  });
  const server = adapter.getInstance<FastifyInstance>();
  faults.watch(server.server);
  acceptOnlyJsonObjects(server);
  server.addHook('onRequest', (request, reply, done) => {
    nameAndProtect(request, reply, isHttps);
    done();
  });
  logRequests(server, logger);
  warnOfUntrustedProxies(server, logger, trustedProxies);
  beginInTurn(server);
  delayRefusals(server);
  addRequestHooks(server);
  compressJson(server);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node answers it bare.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  return adapter;
}

/** Whether an address has a percent sign without its two digits, or with such as are no text. */
const isMistyped = (error: Error): boolean => 'code' in error && error.code === 'FST_ERR_BAD_URL';

/** What every answer carries. */
function nameAndProtect(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (isHttps) void reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
}

function addRequestHooks(server: FastifyInstance): void {
  let closing = false;
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.socket.writableEnded) return done();
    // An answer before has ended the connection, while the rest of its request came in: nobody would hear of this one.
    reply.hijack();
    request.raw.socket.destroy();
  });
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    checkHeaders(request);
    checkParameters(request.params);
    checkParameters(request.query);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    // A connection that stays open after the shutdown has begun would keep the process from ending.
    if (closing) void reply.header('connection', 'close');
    // Only a request that came through a socket says whether it is complete.
    if (request.raw.complete === false && !request.raw.destroyed) takeRestOf(request.raw);
    done(null, payload);
  });
}
