import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../shared/http/client-network';
import { ADDRESS_LIMIT, type AddressLimit } from '../../shared/http/limit-by-address';
import { RateLimits } from '../application/rate-limits';
import { RateLimitExceeded } from '../domain/accounts.errors';

/**
 * Holds every account to the rate of its plan, and routes marked `@LimitByAddress` to a rate for each
 * client address. The headers are those of draft-ietf-httpapi-ratelimit-headers-11.
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

    if (byAddress)
      await this.hold(
        `${byAddress.name}:${clientNetwork(request.ip)}`,
        byAddress.perMinute,
        byAddress.name,
        reply,
      );
    if (request.caller) {
      const { id, planId, rateLimitPerMinute } = request.caller.account;
      await this.hold(`account:${id}`, rateLimitPerMinute, planId, reply);
    }
    return true;
  }

  private async hold(key: string, perMinute: number, policy: string, reply: FastifyReply): Promise<void> {
    const { allowed, limit, remaining, resetSec } = await this.limits.count(key, perMinute);
    void reply
      .header('ratelimit-policy', `"${policy}";q=${limit};w=60`)
      .header('ratelimit', `"${policy}";r=${remaining};t=${resetSec}`);
    if (!allowed) throw new RateLimitExceeded(resetSec);
  }
}
