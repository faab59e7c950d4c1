import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../platform/http/client-network';
import { tellQuota } from '../../platform/http/quota-headers';
import { ADDRESS_LIMIT, type AddressLimit } from '../../platform/http/limit-by-address';
import { RateLimits } from './rate-limits';

/**
 * Holds every account to the rate of its plan, and routes marked `@LimitByAddress` to a rate for each
 * client address. The answer says what is left of each.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const byAddress = this.reflector.get<AddressLimit | undefined>(ADDRESS_LIMIT, context.getHandler());

    if (byAddress) {
      const { name: policy, perMinute } = byAddress;
      const key = `${policy}:${clientNetwork(request.ip)}`;
      tellQuota(reply, await this.limits.hold({ policy, key, perMinute }));
    }
    if (request.caller) {
      const { id, planId: policy, rateLimitPerMinute: perMinute } = request.caller.account;
      tellQuota(reply, await this.limits.hold({ policy, key: `account:${id}`, perMinute }));
    }
    return true;
  }
}
