import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AUDITED, type AuditedRoute } from '../../platform/http/audited';
import { OperatorLog } from '../application/operator-log';
import type { Act, SubjectKind } from '../domain/operator-act';

/** Runs what operators call inside the log: the one place that decides what of a call is written down. */
@Injectable()
export class OperatorLogInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: OperatorLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = this.reflector.get<AuditedRoute | undefined>(AUDITED, context.getHandler());
    if (!route) return next.handle();
    const { params, body, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!caller) throw new Error(`The act ${route.act} has nobody who does it.`);
    const intended = {
      act: route.act as Act,
      subjectKind: route.subjectKind as SubjectKind,
      operatorId: caller.account.id,
      commandUser: null,
      details: (body ?? {}) as object, // the handler refuses whatever its route does not know
    };
    const subjectId = route.path.map((name) => (params as Record<string, string>)[name] ?? '').join('/');
    return from(this.log.perform(intended, subjectId, () => lastValueFrom(next.handle())));
  }
}
