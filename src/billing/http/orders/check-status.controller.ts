import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { FindOrder } from '../../application/orders/find-order';
import { OrderPresenter } from './order.presenter';
import { OrderStatusResult } from './orders.dto';

@ApiTags('Payment')
@Controller('api/payment/check-status')
@Access('public')
@Cost('check-status')
export class CheckStatusController {
  constructor(
    private readonly findOrder: FindOrder,
    private readonly present: OrderPresenter,
  ) {}

  /** Where the payment of an order stands, for whoever knows its code; ask every 5 seconds. */
  @Get(':orderCode')
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  async check(@Param('orderCode') orderCode: string): Promise<OrderStatusResult> {
    return this.present.status(await this.findOrder.execute(orderCode));
  }
}
