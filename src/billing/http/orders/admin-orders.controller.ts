import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { Audited } from '../../../platform/http/audited';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { sendCsv } from '../../../platform/http/send-csv';
import { type OrderFilter, OrdersRepository } from '../../application/orders/orders.repository';
import { RefundOrder } from '../../application/refunds/refund-order';
import {
  type AdminOrderDto,
  type AdminOrderResult,
  AdminOrdersFileQuery,
  AdminOrdersQuery,
  AdminOrdersResult,
  RefundOrderRequest,
} from './admin-orders.dto';
import { OrderPresenter } from './order.presenter';

/** An order as a line of a file. */
const lineOf = ({ refunds, ...order }: AdminOrderDto) => ({
  ...order,
  refunded_amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
  refunded_credits: refunds.reduce((sum, { credits }) => sum + credits, 0),
  refund_references: refunds.map(({ refund_reference }) => refund_reference).join(', '),
  last_refunded_at: refunds.at(-1)?.refunded_at ?? null,
});

/** What a file of orders says of each. */
const COLUMNS = [
  'order_code',
  'account_id',
  'account_email',
  'plan_id',
  'billing_cycle',
  'amount',
  'credits',
  'status',
  'created_at',
  'expires_at',
  'paid_at',
  'transfer_id',
  'paid_amount',
  'refunded_amount',
  'refunded_credits',
  'refund_references',
  'last_refunded_at',
] as const satisfies (keyof ReturnType<typeof lineOf>)[];

@ApiTags('Administration')
@Controller('api/v1/admin/orders')
@Access('admin')
@Cost('admin')
export class AdminOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refundOrder: RefundOrder,
    private readonly present: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /** Everybody's orders, newest first. */
  @Get()
  async list(@Query() query: AdminOrdersQuery): Promise<AdminOrdersResult> {
    const { page, limit } = query;
    const { total, items } = await this.orders.search(this.filterOf(query), { page, limit });
    return { total, page, limit, items: await this.present.forOperator(items) };
  }

  /** The same orders as a table in a file, all of them. */
  @Get('csv')
  @WithoutEnvelope('text/csv')
  @Cost('export')
  async download(@Query() query: AdminOrdersFileQuery, @Res() reply: FastifyReply): Promise<void> {
    await sendCsv(reply, 'orders', COLUMNS, this.rows(this.filterOf(query)));
  }

  /**
   * Notes that money of a paid order was sent back, which the bank does and not this service, and takes credits back. An
   * order may be refunded in parts, until all that came in was sent back. This cannot be undone. The sales of the day on
   * which it is noted have it as an adjustment, and the customer is told.
   */
  @Post(':order_code/refund')
  @Audited('order.refund', 'order', ['order_code'], ['amount', 'credits', 'refund_reference', 'reason'])
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'order_code', description: 'Code of the order, in any case' })
  async refund(
    @CurrentCaller() { account: operator }: Caller,
    @Param('order_code') orderCode: string,
    @Body() { amount, credits, refund_reference, reason }: RefundOrderRequest,
  ): Promise<AdminOrderResult> {
    const decision = {
      amountVnd: amount ?? null,
      credits,
      reference: refund_reference,
      reason,
      by: operator.id,
    };
    const order = await this.refundOrder.execute(orderCode, decision, operator.id);
    const [refunded] = await this.present.forOperator([order]);
    return { order: refunded! };
  }

  private async *rows(filter: OrderFilter): AsyncGenerator<ReturnType<typeof lineOf>[]> {
    for await (const orders of this.orders.all(filter))
      yield (await this.present.forOperator(orders)).map(lineOf);
  }

  private filterOf({ status, account_id, order_code }: AdminOrdersFileQuery): OrderFilter {
    return {
      ...(status && { status: { is: status, at: this.clock.now() } }),
      ...(account_id !== undefined && { accountId: account_id }),
      ...(order_code !== undefined && { orderCode: order_code.toUpperCase() }),
    };
  }
}
