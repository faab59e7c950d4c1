import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../shared/http/access';
import { Fails } from '../../shared/http/fails';
import { SimulateTransfer } from '../application/simulate-transfer';
import { OrderPresenter } from './order.presenter';
import { MockPayRequest, MockPayResult } from './orders.dto';

/** Registered only where simulated payments are enabled: elsewhere the route does not exist. */
@ApiTags('Payment')
@Controller('api/payment/mock-pay')
@Access('public')
export class MockPayController {
  constructor(
    private readonly simulateTransfer: SimulateTransfer,
    private readonly present: OrderPresenter,
  ) {}

  /** Simulates the transfer that pays an order. A repeat answers the same order and grants nothing. */
  @Post()
  @HttpCode(200)
  @Fails(403, 404)
  async pay(@Body() { order_code }: MockPayRequest): Promise<MockPayResult> {
    const order = await this.simulateTransfer.execute(order_code);
    return { message: `Order ${order.toState().orderCode} is paid.`, order: this.present.order(order) };
  }
}
