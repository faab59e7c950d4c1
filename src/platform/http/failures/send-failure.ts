import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope, type Failure } from './failure';
import { isOpenAiAddress, openAiFailure } from './openai-failure';
import { tellQuota } from '../quota-headers';

/** Answers a failure in the form of the address: the envelope, or OpenAI's error object below `/v1`. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): void {
  if (failure.retryAfterSec !== null) void reply.header('retry-after', String(failure.retryAfterSec));
  if (failure.quota) tellQuota(reply, failure.quota);
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (!isOpenAiAddress(request.url)) {
    void reply.status(failure.httpStatus).send(errorEnvelope(failure));
    return;
  }
  const { httpStatus, error, isWorthRetrying } = openAiFailure(failure);
  if (!isWorthRetrying) void reply.header('x-should-retry', 'false');
  void reply.status(httpStatus).send({ error });
}
