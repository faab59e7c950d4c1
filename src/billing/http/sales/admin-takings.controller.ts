import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { recentDays } from '../../../accounts';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { PaymentGateways } from '../../application/transfers/payment-gateway';
import { type OrderSums, type PeriodTakings, Takings } from '../../application/sales/takings';
import { type SentBackDto, type SoldDto, TakingsResult } from './admin-takings.dto';

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
    const { takings, waiting, lastWebhookAt } = await this.takings.look(
      recentDays(this.clock.now()),
      this.gateways.keys,
    );
    return {
      today: presentTakings(takings.today),
      last_7_days: presentTakings(takings.last7Days),
      last_30_days: presentTakings(takings.last30Days),
      waiting: { count: waiting.count, amount: waiting.amountVnd },
      last_webhook_at: lastWebhookAt?.toISOString() ?? null,
    };
  }
}

const presentTakings = ({ sold, sentBack, netVnd }: PeriodTakings): SoldDto => ({
  ...presentSums(sold),
  refunded: presentSums(sentBack),
  net_amount: netVnd,
});

const presentSums = ({ orders, amountVnd, credits }: OrderSums): SentBackDto => ({
  orders,
  amount: amountVnd,
  credits,
});
