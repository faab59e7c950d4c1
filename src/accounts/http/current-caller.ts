import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../application/caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `CallerGuard` on every route that is not public. */
    caller?: Caller;
  }
}

/** The account that is calling, as the guard found it. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Error('This route has a caller only with @Access("session") or "account".');
  return caller;
});
