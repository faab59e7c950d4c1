import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { Fails } from '../../../platform/http/fails';
import { CancelOrder } from '../../application/orders/cancel-order';
import { FindOrder } from '../../application/orders/find-order';
import { FindReceipt } from '../../application/receipts/find-receipt';
import { OrdersRepository } from '../../application/orders/orders.repository';
import { PlaceOrder } from '../../application/orders/place-order';
import { OrderPresenter, presentPayment } from './order.presenter';
import {
  CancelledOrderResult,
  OrderResult,
  OrdersQuery,
  OrdersResult,
  PlaceOrderRequest,
  ShownOrderResult,
} from './orders.dto';

@ApiTags('Payment')
@Controller('api/payment/orders')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class OrdersController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly cancelOrder: CancelOrder,
    private readonly findOrder: FindOrder,
    private readonly findReceipt: FindReceipt,
    private readonly orders: OrdersRepository,
    private readonly present: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders a plan. The answer holds the QR code and the memo of the transfer that pays it. A repeat with the
   * same Idempotency-Key answers the same, with the header Idempotency-Replayed, and orders nothing.
   */
  @Post()
  @NeedsScope('pay')
  @Cost('order')
  @HttpCode(200)
  @Fails(404, 409, 422)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '1 to 128 visible ASCII characters, unique for each order that is meant',
  })
  async place(
    @CurrentCaller() { account }: Caller,
    @Body() body: PlaceOrderRequest,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderResult> {
    const { order, isReplay } = await this.placeOrder.execute({
      accountId: account.id,
      planId: body.plan_id,
      billingCycle: body.billing_cycle,
      idempotencyKey: idempotencyKey ?? null,
    });
    if (isReplay) void reply.header('idempotency-replayed', 'true');
    return this.present.asPlaced(order);
  }

  /**
   * An order like the one whose payment came last, ready to be paid: the one that waits, or else a new one at today's price. A repeat
   * answers the same until it is paid or has expired.
   */
  @Post('again')
  @NeedsScope('pay')
  @Cost('order')
  @HttpCode(200)
  @Fails(404, 409)
  async placeAgain(@CurrentCaller() { account }: Caller): Promise<OrderResult> {
    return this.present.withQr(await this.placeOrder.again(account.id));
  }

  /** The account's orders, newest first. */
  @Get()
  async list(
    @CurrentCaller() { account }: Caller,
    @Query() { page, limit, status }: OrdersQuery,
  ): Promise<OrdersResult> {
    const filter = { accountId: account.id, ...(status && { status: { is: status, at: this.clock.now() } }) };
    const { total, items } = await this.orders.search(filter, { page, limit });
    return { total, page, limit, items: await this.present.orders(items) };
  }

  /** One of the account's orders, how to pay it, how it was paid, and what was sent back of its money. */
  @Get(':orderCode')
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  async show(
    @CurrentCaller() { account }: Caller,
    @Param('orderCode') orderCode: string,
  ): Promise<ShownOrderResult> {
    const order = await this.findOrder.ofAccount(account.id, orderCode);
    const receipt = await this.findReceipt.ofOrder(order.toState().id);
    return { ...(await this.present.withQr(order)), payment: receipt && presentPayment(receipt) };
  }

  /**
   * Cancels an order that waits for its payment, which makes room for another. A repeat answers the same; money
   * that comes all the same still pays the order.
   */
  @Delete(':orderCode')
  @NeedsScope('pay')
  @Fails(409)
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  async cancel(
    @CurrentCaller() { account }: Caller,
    @Param('orderCode') orderCode: string,
  ): Promise<CancelledOrderResult> {
    return { order: await this.present.order(await this.cancelOrder.execute(account.id, orderCode)) };
  }
}
