import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../accounts';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Audited } from '../../platform/http/audited';
import { PageQuery } from '../../platform/http/page.dto';
import { PlansRepository } from '../application/plans.repository';
import { SetPlan } from '../application/set-plan';
import { BILLING_CYCLES, type BillingCycle, type PlanChange } from '../domain/plan';
import { type PlanChangeDto, PlanChangesResult, PlanResult, SetPlanRequest } from './admin-plans.dto';
import { presentPlan } from './order.presenter';

@ApiTags('Administration')
@Controller('api/v1/admin/plans')
@Access('admin')
@Cost('admin')
export class AdminPlansController {
  constructor(
    private readonly plans: PlansRepository,
    private readonly setPlan: SetPlan,
  ) {}

  /** Every change that an operator made to a plan, newest first, with who made it and why. */
  @Get('changes')
  async listChanges(@Query() { page, limit }: PageQuery): Promise<PlanChangesResult> {
    const { total, items } = await this.plans.listChanges({ page, limit });
    return { total, page, limit, items: items.map(presentChange) };
  }

  /** Adds a plan or changes one, for a reason; orders placed before keep what they promised. */
  @Put(':plan_id/:billing_cycle')
  @Audited('plan.set', 'plan', 'plan_id', 'billing_cycle')
  @ApiParam({ name: 'plan_id', description: 'Identifier of the plan', example: 'starter' })
  @ApiParam({ name: 'billing_cycle', description: 'Billing cycle of the plan', enum: BILLING_CYCLES })
  async set(
    @CurrentCaller() { account: operator }: Caller,
    @Param('plan_id') planId: string,
    @Param('billing_cycle') billingCycle: string,
    @Body() { name, amount, credits, rate_limit_per_minute, reason }: SetPlanRequest,
  ): Promise<PlanResult> {
    const plan = {
      planId,
      billingCycle: billingCycle as BillingCycle, // SetPlan refuses any other
      name,
      amountVnd: amount,
      credits,
      rateLimitPerMinute: rate_limit_per_minute,
    };
    await this.setPlan.execute(plan, reason, operator.id);
    return { plan: presentPlan(plan) };
  }
}

const presentChange = (change: PlanChange): PlanChangeDto => ({
  ...presentPlan(change),
  change_id: String(change.id),
  reason: change.reason,
  operator_id: change.operatorId,
  changed_at: change.changedAt.toISOString(),
});
