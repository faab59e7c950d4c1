import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { FindOrder } from '../../application/orders/find-order';
import { PaidOrders } from '../../application/orders/paid-orders';
import type { Order } from '../../domain/orders/order';
import { OrderPresenter } from './order.presenter';

/** Proxies cut connections on which nothing is said for a minute or less. */
const HEARTBEAT_MS = 15_000;

/** Then the client reconnects by itself, and its session is checked again. */
const STREAM_LIMIT_MS = 300_000;

@ApiTags('Payment')
@Controller('api/payment/orders/:orderCode/events')
@Access('account')
@NeedsScope('read')
@Cost('order-events')
export class OrderEventsController {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly paidOrders: PaidOrders,
    private readonly present: OrderPresenter,
  ) {}

  /**
   * The status of an order as server-sent events: as it is now, and again once it is paid, when the stream
   * ends. The data of an event is what check-status answers.
   */
  @Get()
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  @WithoutEnvelope('text/event-stream')
  async follow(
    @CurrentCaller() { account }: Caller,
    @Param('orderCode') orderCode: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = await this.findOrder.ofAccount(account.id, orderCode);
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    await reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no') // nginx would hold events back
      .send(Readable.from(this.events(order, gone.signal)));
  }

  private async *events(order: Order, signal: AbortSignal): AsyncGenerator<string> {
    yield this.statusEvent(order);
    const { orderCode } = order.toState();
    let paid = order.isPaid;
    for (let openMs = 0; !paid && openMs < STREAM_LIMIT_MS && !signal.aborted; openMs += HEARTBEAT_MS) {
      paid = await this.paidOrders.wait(orderCode, HEARTBEAT_MS, signal);
      yield paid ? this.statusEvent(await this.findOrder.execute(orderCode)) : ': waiting\n\n';
    }
  }

  /** One event of the event stream format (HTML Living Standard, section 9.2.5). */
  private statusEvent(order: Order): string {
    return `event: status\ndata: ${JSON.stringify(this.present.status(order))}\n\n`;
  }
}
