import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '../../../shared/domain/domain-error';
import { type Failure, failureOf, failureOfStatus } from './failure';
import { noteInLog } from '../server/request-log';
import type { RouteTable } from '../server/route-table';
import { sendFailure } from './send-failure';

/** Answers every error, ours and the framework's, in the API's own form, and logs the unexpected ones. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const failure =
      hasLeft(request) || isUntaken(error, reply)
        ? failureOfStatus(400)
        : this.withAllowedMethods(failureOf(error), request, reply);

    noteInLog(request, { code: failure.code });
    if (failure.httpStatus >= 500 && !isRefusal(error)) this.logger.error({ err: error }, 'request failed');
    sendFailure(request, reply, failure);
  }

  /** An address that exists under another method is a 405 with `Allow` (RFC 9110, section 15.5.6). */
  private withAllowedMethods(failure: Failure, request: FastifyRequest, reply: FastifyReply): Failure {
    if (failure.code !== 'NOT_FOUND') return failure;
    const allowed = this.routes.methodsAt(request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) return failure;
    void reply.header('allow', allowed.join(', '));
    return failureOfStatus(405);
  }
}

/** Too much at once: said on purpose, seen by its code in the line of the request. What is away has a cause, to be seen. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'unavailable' && error.cause === undefined;

/** The sender has gone in the middle of the request: no error of ours, and nobody is there to be answered. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The answer was to be a stream, but its taker had gone by then: it is closed before its first byte. */
const isUntaken = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
