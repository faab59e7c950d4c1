import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { everyPage } from '../../accounts';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { sendCsv } from '../../platform/http/send-csv';
import { type OrderFilter, OrdersRepository } from '../application/orders.repository';
import {
  type AdminOrderDto,
  AdminOrdersFileQuery,
  AdminOrdersQuery,
  AdminOrdersResult,
} from './admin-orders.dto';
import { OrderPresenter } from './order.presenter';

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
] as const satisfies (keyof AdminOrderDto)[];

@ApiTags('Administration')
@Controller('api/v1/admin/orders')
@Access('admin')
@Cost('admin')
export class AdminOrdersController {
  constructor(
    private readonly orders: OrdersRepository,
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

  private async *rows(filter: OrderFilter): AsyncGenerator<AdminOrderDto[]> {
    for await (const orders of everyPage((page) => this.orders.search(filter, page)))
      yield await this.present.forOperator(orders);
  }

  private filterOf({ status, account_id, order_code }: AdminOrdersFileQuery): OrderFilter {
    return {
      ...(status && { status: { is: status, at: this.clock.now() } }),
      ...(account_id !== undefined && { accountId: account_id }),
      ...(order_code !== undefined && { orderCode: order_code.toUpperCase() }),
    };
  }
}
