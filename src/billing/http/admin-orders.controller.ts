import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { OrdersRepository } from '../application/orders.repository';
import { AdminOrdersQuery, AdminOrdersResult } from './admin-orders.dto';
import { OrderPresenter } from './order.presenter';

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
    const { status, account_id, order_code, page, limit } = query;
    const filter = {
      ...(status && { status: { is: status, at: this.clock.now() } }),
      ...(account_id !== undefined && { accountId: account_id }),
      ...(order_code !== undefined && { orderCode: order_code.toUpperCase() }),
    };
    const { total, items } = await this.orders.search(filter, { page, limit });
    return { total, page, limit, items: await this.present.forOperator(items) };
  }
}
