import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_CLASS } from '../../../platform/admission/cost';
import { costOf, type RouteClass } from '../../../platform/admission/costs';
import { OpenCalls } from '../../../platform/admission/open-calls';
import { RateLimits } from '../../../platform/admission/rate-limits';
import { clientNetwork } from '../../../platform/http/client-network';
import { tellQuota } from '../../../platform/http/quota-headers';
import { Forbidden } from '../../domain/accounts.errors';

/**
 * Holds every caller to what the route's class allows (`costs`): a rate for each client network, the rate of the
 * account's plan, and calls that are open at the same time. The answer says what is left of each rate.
 */
@Injectable()
export class AdmissionGuard implements CanActivate {
  private readonly openCalls = new OpenCalls();

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const name = this.reflector.getAllAndOverride<RouteClass | undefined>(ROUTE_CLASS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (name === undefined) throw new Forbidden();
    await this.holdRates(name, request, reply);
    this.countWhileOpen(name, request, reply);
    return true;
  }

  private async holdRates(name: RouteClass, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { perAddress, isInPlan } = costOf(name);
    if (perAddress !== null) {
      const key = `${name}:${clientNetwork(request.ip)}`;
      tellQuota(reply, await this.limits.hold({ policy: name, key, perMinute: perAddress }));
    }
    if (isInPlan && request.caller) {
      const { id, planId: policy, rateLimitPerMinute: perMinute } = request.caller.account;
      tellQuota(reply, await this.limits.hold({ policy, key: `account:${id}`, perMinute }));
    }
  }

  private countWhileOpen(name: RouteClass, request: FastifyRequest, reply: FastifyReply): void {
    const owner = { network: clientNetwork(request.ip), accountId: request.caller?.account.id ?? null };
    const end = this.openCalls.begin(name, owner);
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  }
}
