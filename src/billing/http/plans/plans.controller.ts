import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { PlansRepository } from '../../application/plans/plans.repository';
import { presentPlan } from '../orders/order.presenter';
import { PlansResult } from '../orders/orders.dto';

@ApiTags('Payment')
@Controller('api/payment/plans')
@Access('public')
@Cost('catalogue')
export class PlansController {
  constructor(private readonly plans: PlansRepository) {}

  /** The plans that are on sale. */
  @Get()
  async list(): Promise<PlansResult> {
    const plans = await this.plans.list();
    return { items: plans.filter(({ onSale }) => onSale).map(presentPlan) };
  }
}
