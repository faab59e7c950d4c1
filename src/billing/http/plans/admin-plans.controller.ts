import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { Audited } from '../../../platform/http/audited';
import { Fails } from '../../../platform/http/fails';
import { PageQuery } from '../../../platform/http/page.dto';
import { OfferPlan } from '../../application/plans/offer-plan';
import { PlansRepository } from '../../application/plans/plans.repository';
import { SetPlan } from '../../application/plans/set-plan';
import { BILLING_CYCLES, type BillingCycle, type Plan, type PlanChange } from '../../domain/plans/plan';
import {
  type AdminPlanDto,
  AdminPlansResult,
  OfferPlanRequest,
  type PlanChangeDto,
  PlanChangesResult,
  PlanResult,
  SetPlanRequest,
} from './admin-plans.dto';
import { presentPlan } from '../orders/order.presenter';

@ApiTags('Administration')
@Controller('api/v1/admin/plans')
@Access('admin')
@Cost('admin')
export class AdminPlansController {
  constructor(
    private readonly plans: PlansRepository,
    private readonly setPlan: SetPlan,
    private readonly offerPlan: OfferPlan,
  ) {}

  /** All plans, those off sale too. */
  @Get()
  async list(): Promise<AdminPlansResult> {
    return { items: (await this.plans.list()).map(presentForOperator) };
  }

  /** Every change that an operator made to a plan, newest first, with who made it and why. */
  @Get('changes')
  async listChanges(@Query() { page, limit }: PageQuery): Promise<PlanChangesResult> {
    const { total, items } = await this.plans.listChanges({ page, limit });
    return { total, page, limit, items: items.map(presentChange) };
  }

  /** Adds a plan or changes one, for a reason; orders placed before keep what they promised. */
  @Put(':plan_id/:billing_cycle')
  @Audited(
    'plan.set',
    'plan',
    ['plan_id', 'billing_cycle'],
    ['name', 'amount', 'credits', 'rate_limit_per_minute', 'credits_expire_after_days', 'reason'],
  )
  @ApiParam({ name: 'plan_id', description: 'Identifier of the plan', example: 'starter' })
  @ApiParam({ name: 'billing_cycle', description: 'Billing cycle of the plan', enum: BILLING_CYCLES })
  async set(
    @CurrentCaller() { account: operator }: Caller,
    @Param('plan_id') planId: string,
    @Param('billing_cycle') billingCycle: string,
    @Body() body: SetPlanRequest,
  ): Promise<PlanResult> {
    const terms = {
      planId,
      billingCycle: billingCycle as BillingCycle, // SetPlan refuses any other
      name: body.name,
      amountVnd: body.amount,
      credits: body.credits,
      rateLimitPerMinute: body.rate_limit_per_minute,
      creditsExpireAfterDays: body.credits_expire_after_days ?? null,
    };
    return { plan: presentForOperator(await this.setPlan.execute(terms, body.reason, operator.id)) };
  }

  /** Takes a plan off sale, for a reason: it cannot be ordered any more. Orders placed before can still be paid. */
  @Post(':plan_id/:billing_cycle/withdraw')
  @HttpCode(200)
  @Audited('plan.withdraw', 'plan', ['plan_id', 'billing_cycle'], ['reason'])
  @Fails(404)
  @ApiParam({ name: 'plan_id', description: 'Identifier of the plan', example: 'starter' })
  @ApiParam({ name: 'billing_cycle', description: 'Billing cycle of the plan', enum: BILLING_CYCLES })
  withdraw(
    @CurrentCaller() caller: Caller,
    @Param('plan_id') planId: string,
    @Param('billing_cycle') billingCycle: string,
    @Body() { reason }: OfferPlanRequest,
  ): Promise<PlanResult> {
    return this.decide(caller, planId, billingCycle, { onSale: false, reason });
  }

  /** Puts a plan back on sale, for a reason. */
  @Post(':plan_id/:billing_cycle/offer')
  @HttpCode(200)
  @Audited('plan.offer', 'plan', ['plan_id', 'billing_cycle'], ['reason'])
  @Fails(404)
  @ApiParam({ name: 'plan_id', description: 'Identifier of the plan', example: 'starter' })
  @ApiParam({ name: 'billing_cycle', description: 'Billing cycle of the plan', enum: BILLING_CYCLES })
  offer(
    @CurrentCaller() caller: Caller,
    @Param('plan_id') planId: string,
    @Param('billing_cycle') billingCycle: string,
    @Body() { reason }: OfferPlanRequest,
  ): Promise<PlanResult> {
    return this.decide(caller, planId, billingCycle, { onSale: true, reason });
  }

  private async decide(
    { account: operator }: Caller,
    planId: string,
    billingCycle: string,
    decision: { readonly onSale: boolean; readonly reason: string },
  ): Promise<PlanResult> {
    const cycle = billingCycle as BillingCycle; // no plan has any other
    const plan = await this.offerPlan.execute(planId, cycle, { ...decision, operatorId: operator.id });
    return { plan: presentForOperator(plan) };
  }
}

const presentForOperator = (plan: Plan): AdminPlanDto => ({ ...presentPlan(plan), on_sale: plan.onSale });

const presentChange = (change: PlanChange): PlanChangeDto => ({
  ...presentForOperator(change),
  change_id: String(change.id),
  reason: change.reason,
  operator_id: change.operatorId,
  changed_at: change.changedAt.toISOString(),
});
