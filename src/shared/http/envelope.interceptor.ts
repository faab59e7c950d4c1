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

const ENVELOPE = 'loa:envelope';

type EnvelopeRule = 'none' | Readonly<Record<string, unknown>>;

/** The route answers something other than JSON in the envelope: audio, an image, a file of these types. */
export const WithoutEnvelope = (...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(ENVELOPE, 'none' satisfies EnvelopeRule),
    ApiOkResponse({
      content: Object.fromEntries(
        mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }),
  );

/** Fields that stand beside `status` and `result`, for callers that look for them there. */
export const EnvelopeFields = (fields: Readonly<Record<string, unknown>>): MethodDecorator =>
  SetMetadata(ENVELOPE, fields satisfies EnvelopeRule);

/** Wraps what a handler returns into the seed's envelope: `{status: 1, result}`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.reflector.get<EnvelopeRule | undefined>(ENVELOPE, context.getHandler());
    if (rule === 'none') return next.handle();
    // What one account sees is for nobody else, and not for later: no cache may keep it.
    void context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return next.handle().pipe(map((result: unknown) => ({ status: 1, result: result ?? {}, ...rule })));
  }
}
