import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  HttpCode,
  Injectable,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FailedAttempts } from '../../../accounts/http';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { clientNetwork } from '../../../platform/http/client-network';
import { ResultBeside } from '../../../platform/http/envelope.interceptor';
import { PaymentGateways } from '../../application/transfers/payment-gateway';
import { ReceiveTransfer } from '../../application/transfers/receive-transfer';
import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { CassoNotification } from './casso-notification.dto';
import { PayosNotification } from './payos-notification.dto';
import { TransferNotification } from './transfer-notification.dto';
import { WebhookResult } from './webhook.dto';

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

@ApiTags('Payment')
@Controller('api/payment/webhook')
@Access('gateway')
@Cost('webhook')
@UseGuards(PaymentGatewayGuard)
export class WebhookController {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly receiveTransfer: ReceiveTransfer,
  ) {}

  /**
   * Takes the gateway's notification of a bank transfer. Once this answers 200 the notification is stored,
   * whatever the outcome; the same one may be sent any number of times.
   */
  @Post()
  @HttpCode(200)
  @ApiHeader({
    name: 'X-SePay-Signature',
    description: 'Signature of the body, in the place of a secret: `sha256=<HMAC-SHA256 in hex>`',
    required: false,
  })
  @ApiHeader({
    name: 'X-SePay-Timestamp',
    description: 'When it was signed, in seconds since 1970; at most 5 minutes ago',
    required: false,
  })
  @ApiBody({ type: TransferNotification })
  @ApiOkResponse({ type: WebhookResult })
  receive(@Body() body: object | undefined): Promise<ResultBeside> {
    return this.take(undefined, body ?? {});
  }

  /**
   * Takes the notification of another gateway, in that gateway's own form: `casso` is Casso's webhook V2, `payos`
   * the webhook of payOS, which holds its signature in the body.
   */
  @Post(':gateway')
  @HttpCode(200)
  @ApiParam({ name: 'gateway', description: 'Name of the gateway', enum: ['casso', 'payos'] })
  @ApiHeader({
    name: 'X-Casso-Signature',
    description: 'Signature of Casso: `t=<ms>,v1=<HMAC-SHA512 in hex>`',
    required: false,
  })
  @ApiExtraModels(CassoNotification, PayosNotification)
  @ApiBody({
    schema: { oneOf: [CassoNotification, PayosNotification].map((type) => ({ $ref: getSchemaPath(type) })) },
  })
  @ApiOkResponse({ type: WebhookResult })
  receiveFrom(@Param('gateway') gateway: string, @Body() body: object | undefined): Promise<ResultBeside> {
    return this.take(gateway, body ?? {});
  }

  private async take(key: string | undefined, body: object): Promise<ResultBeside> {
    const gateway = this.gateways.get(key);
    if (!gateway) throw new TypeError(`The guard has let an unknown gateway in: ${key}`);
    const announced = await gateway.parse(body);
    const outcomes = await this.receiveTransfer.executeAll(announced);
    const { result, beside } = gateway.acknowledge(outcomes);
    return new ResultBeside(result, beside);
  }
}
