import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

const WITHOUT_ENVELOPE = 'loa:without-envelope';

/**
 * The route answers something other than JSON in the envelope: audio, an image, a file of these types; JSON as the
 * handler returns it where none is named.
 */
export const WithoutEnvelope = (...mediaTypes: string[]): MethodDecorator & ClassDecorator => {
  const content = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }] as const);
  return applyDecorators(
    SetMetadata(WITHOUT_ENVELOPE, true),
    ...(content.length > 0 ? [ApiOkResponse({ content: Object.fromEntries(content) })] : []),
  );
};

/** A result with fields beside `status` and `result`, for callers that look for them there. */
export class ResultBeside {
  constructor(
    readonly result: object,
    readonly fields: Readonly<Record<string, unknown>>,
  ) {}
}

/** Wraps what a handler returns into the API's envelope: `{status: 1, result}`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<true | undefined>(WITHOUT_ENVELOPE, places)) return next.handle();
    // What one account sees is for nobody else, and not for later: no cache may keep it.
    void context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return next.handle().pipe(map(envelope));
  }
}

const envelope = (result: unknown): object =>
  result instanceof ResultBeside
    ? { status: 1, result: result.result, ...result.fields }
    : { status: 1, result: result ?? {} };
