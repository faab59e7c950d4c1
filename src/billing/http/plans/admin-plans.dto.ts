import { IsInt, IsOptional, IsString, Length, Matches } from 'class-validator';
import { PlanDto } from '../orders/orders.dto';

/** What a plan is to be. */
export class SetPlanRequest {
  /**
   * Name to be shown.
   * @example "Starter"
   */
  @IsString()
  @Length(1, 100)
  name: string;

  /**
   * Price in whole Vietnamese dong.
   * @example 99000
   */
  @IsInt()
  amount: number;

  /**
   * Credits granted when paid.
   * @example 500000
   */
  @IsInt()
  credits: number;

  /**
   * Requests a minute that the plan allows.
   * @example 1200
   */
  @IsInt()
  rate_limit_per_minute: number;

  /**
   * Days after the payment at whose end its credits end; left out, or null, for credits that never do.
   * @example 365
   */
  @IsOptional()
  @IsInt()
  credits_expire_after_days?: number | null;

  /**
   * Why; kept with the change and with who made it.
   * @example "prices of 2027"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** Why a plan is taken off sale, or put back. */
export class OfferPlanRequest {
  /**
   * Why; kept with the change and with who made it.
   * @example "replaced by Pro"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** A plan as the operator sees it. */
export class AdminPlanDto extends PlanDto {
  /** Whether it can be ordered. */
  on_sale: boolean;
}

/** All plans, on sale and off it; monthly before yearly, cheapest first. */
export class AdminPlansResult {
  /** The plans. */
  items: AdminPlanDto[];
}

/** Result that holds a plan. */
export class PlanResult {
  /** The plan. */
  plan: AdminPlanDto;
}

/** What an operator made of a plan. */
export class PlanChangeDto extends AdminPlanDto {
  /** Identifier; newer changes have larger ones. */
  change_id: string;
  /** Why. */
  reason: string;
  /** The admin account that decided it; null on the command line: the operators' log has by whom. */
  operator_id: string | null;
  /** When (ISO 8601, UTC). */
  changed_at: string;
}

/** A page of the changes to plans, newest first. */
export class PlanChangesResult {
  /** Number of matching changes in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The changes. */
  items: PlanChangeDto[];
}
