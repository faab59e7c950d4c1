import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { Fails } from '../../../platform/http/fails';
import {
  type Disturbance,
  type Simulation,
  SimulateTransfer,
} from '../../application/transfers/simulate-transfer';
import { OrderPresenter } from '../orders/order.presenter';
import { MockPayRequest, MockPayResult } from '../orders/orders.dto';

/** Registered only where simulated payments are enabled: elsewhere the route does not exist. */
@ApiTags('Payment')
@Controller('api/payment/mock-pay')
@Access('public')
@Cost('mock-pay')
export class MockPayController {
  constructor(
    private readonly simulateTransfer: SimulateTransfer,
    private readonly present: OrderPresenter,
  ) {}

  /**
   * Simulates the transfer that pays an order. A repeat answers the same order and grants nothing. To test
   * an integration, let it come as a bank would send it: in the bank's text, late, repeatedly, or with a
   * wrong amount.
   */
  @Post()
  @HttpCode(200)
  @Fails(403, 404)
  async pay(@Body() request: MockPayRequest): Promise<MockPayResult> {
    const disturbance = disturbanceIn(request);
    const simulation = await this.simulateTransfer.execute(request.order_code, disturbance);
    return {
      message: describe(simulation, request.delay_sec ?? 0),
      order: await this.present.order(simulation.order),
      ...(disturbance ? { content: simulation.content, outcomes: [...simulation.outcomes] } : {}),
    };
  }
}

/** Null when the request asks for the plain transfer. */
function disturbanceIn({ bank, amount, repeat, delay_sec }: MockPayRequest): Disturbance | null {
  const asked = { bank, amountVnd: amount, repeat, delaySec: delay_sec };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

function describe({ order, outcomes: [outcome], reason }: Simulation, delaySec: number): string {
  const { orderCode } = order.toState();
  if (delaySec > 0) return `The transfer for order ${orderCode} arrives in ${delaySec} s.`;
  const became = reason ? `${outcome}: ${reason}` : outcome;
  if (!order.isPaid) return `Order ${orderCode} is not paid; the transfer is ${became}.`;
  if (outcome === undefined || outcome === 'credited') return `Order ${orderCode} is paid.`;
  return `Order ${orderCode} was paid before; the transfer is ${became}.`;
}
