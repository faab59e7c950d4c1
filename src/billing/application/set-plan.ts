import { Injectable } from '@nestjs/common';
import { type Plan, requirePlan } from '../domain/plan';
import { PlansRepository } from './plans.repository';

/** An operator offers a plan or changes one. Orders placed before keep what they promised. */
@Injectable()
export class SetPlan {
  constructor(private readonly plans: PlansRepository) {}

  /** @throws InvalidParameters naming every field out of range */
  async execute(plan: Plan): Promise<void> {
    requirePlan(plan);
    await this.plans.save(plan);
  }
}
