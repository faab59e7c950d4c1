import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AUDITED, type AuditedRoute } from '../../../platform/http/audited';
import { OperatorLog } from '../../application/operators/operator-log';
import type { Act, SubjectKind } from '../../domain/operator-act';

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
    const http = context.switchToHttp();
    const { params, body, caller } = http.getRequest<FastifyRequest>();
    if (!caller) throw new Error(`The act ${route.act} has nobody who does it.`);
    const intended = {
      act: route.act as Act,
      subjectKind: route.subjectKind as SubjectKind,
      operatorId: caller.account.id,
      commandUser: null,
      details: pick({ ...(body ?? {}), ...(params as object) }, route.details), // the handler refuses what is wrong
    };
    const named = new Map(Object.entries(params as Record<string, string>));
    const subjectId = route.path.map((name) => asLogged(route.subjectKind, named.get(name)!)).join('/');
    return from(
      this.log.perform(intended, subjectId, () => lastValueFrom(next.handle()), {
        isRepeat: () => http.getResponse<FastifyReply>().hasHeader('idempotency-replayed'),
      }),
    );
  }
}

/** An id may be written in capitals in an address, and the code of an order in small letters: each is one thing in the log. */
function asLogged(subjectKind: string, parameter: string): string {
  if (subjectKind === 'order') return parameter.toUpperCase();
  return isUUID(parameter) ? parameter.toLowerCase() : parameter;
}

function pick(told: object, names: readonly string[]): object {
  const given = Object.entries(told) as [string, unknown][];
  return Object.fromEntries(given.filter(([name]) => names.includes(name)));
}
