import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FailedAttempts } from '../../accounts';
import { Clock } from '../../shared/domain/clock';
import { clientNetwork } from '../../platform/http/client-network';
import { PaymentGateways } from '../application/payment-gateway';
import { InvalidWebhookSecret } from '../domain/billing.errors';

/** Lets the gateway in whose address was called, when it proves itself. An unknown one cannot. */
@Injectable()
export class PaymentGatewayGuard implements CanActivate {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
    private readonly failedAttempts: FailedAttempts,
  ) {}

  /** @throws InvalidWebhookSecret, RateLimitExceeded */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { gateway?: string } }>>();
    const gateway = this.gateways.get(request.params.gateway);
    if (!gateway) throw new InvalidWebhookSecret('There is no gateway of this name.');
    const call = {
      headers: request.headers,
      rawBody: request.rawBody ?? Buffer.alloc(0),
      body: request.body ?? {},
      receivedAt: this.clock.now(),
    };
    await this.failedAttempts.watch(`webhook:${clientNetwork(request.ip)}`, () => gateway.verify(call));
    return true;
  }
}
