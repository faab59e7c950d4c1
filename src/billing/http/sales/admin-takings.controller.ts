import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { recentDays } from '../../../accounts';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { PaymentGateways } from '../../application/transfers/payment-gateway';
import { type SentBack, type Sold, Takings } from '../../application/sales/takings';
import { type SoldDto, TakingsResult } from './admin-takings.dto';

@ApiTags('Administration')
@Controller('api/v1/admin/takings')
@Access('admin')
@Cost('admin-figures')
export class AdminTakingsController {
  constructor(
    private readonly takings: Takings,
    private readonly gateways: PaymentGateways,
    private readonly clock: Clock,
  ) {}

  /** What came in, was sold and was sent back lately, what waits for a decision, and when the bank was last heard of. */
  @Get()
  async show(): Promise<TakingsResult> {
    const { sold, sentBack, waiting, lastWebhookAt } = await this.takings.look(
      recentDays(this.clock.now()),
      this.gateways.keys,
    );
    return {
      today: presentSold(sold.today, sentBack.today),
      last_7_days: presentSold(sold.last7Days, sentBack.last7Days),
      last_30_days: presentSold(sold.last30Days, sentBack.last30Days),
      waiting: { count: waiting.count, amount: waiting.amountVnd },
      last_webhook_at: lastWebhookAt?.toISOString() ?? null,
    };
  }
}

const presentSold = ({ orders, amountVnd, credits }: Sold, back: SentBack): SoldDto => ({
  orders,
  amount: amountVnd,
  credits,
  refunded: { orders: back.orders, amount: back.amountVnd, credits: back.credits },
  net_amount: amountVnd - back.amountVnd,
});
