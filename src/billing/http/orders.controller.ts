import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../accounts';
import { Access } from '../../shared/http/access';
import { Fails } from '../../shared/http/fails';
import { PageQuery } from '../../shared/http/page.dto';
import { FindOrder } from '../application/find-order';
import { OrdersRepository } from '../application/orders.repository';
import { PlaceOrder } from '../application/place-order';
import { OrderPresenter } from './order.presenter';
import { OrderResult, OrdersResult, PlaceOrderRequest } from './orders.dto';

@ApiTags('Payment')
@Controller('api/payment/orders')
@Access('account')
export class OrdersController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly findOrder: FindOrder,
    private readonly orders: OrdersRepository,
    private readonly present: OrderPresenter,
  ) {}

  /** Orders a plan. The answer holds the QR code and the memo of the transfer that pays it. */
  @Post()
  @HttpCode(200)
  @Fails(404)
  async place(@CurrentCaller() { account }: Caller, @Body() body: PlaceOrderRequest): Promise<OrderResult> {
    const order = await this.placeOrder.execute(account.id, body.plan_id, body.billing_cycle);
    return this.present.withQr(order);
  }

  /** The account's orders, newest first. */
  @Get()
  async list(@CurrentCaller() { account }: Caller, @Query() query: PageQuery): Promise<OrdersResult> {
    const { total, items } = await this.orders.list(account.id, query);
    const { page, limit } = query;
    return { total, page, limit, items: items.map((order) => this.present.order(order)) };
  }

  /** One of the account's orders, and how to pay it. */
  @Get(':orderCode')
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  async show(
    @CurrentCaller() { account }: Caller,
    @Param('orderCode') orderCode: string,
  ): Promise<OrderResult> {
    return this.present.withQr(await this.findOrder.ofAccount(account.id, orderCode));
  }
}
