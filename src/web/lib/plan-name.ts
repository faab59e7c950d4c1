import { useQuery } from '@tanstack/react-query';
import type { PlanDto } from '../api/generated';
import { plansQuery } from '../api/queries';
import { useLanguage } from '../i18n/language';
import { isolated } from './isolated';

/** Of an account that has bought none. */
const FREE_PLAN = 'free';

/** @returns what a plan is called, isolated, with its cycle if that is given; one no longer on sale by its identifier */
export function usePlanName(): (planId: string, cycle?: PlanDto['billing_cycle']) => string {
  const { text } = useLanguage();
  const plans = useQuery(plansQuery);
  return (planId, cycle) => {
    if (planId === FREE_PLAN) return text.account.freePlan;
    const plan = plans.data?.items.find(
      ({ plan_id, billing_cycle }) => plan_id === planId && billing_cycle === (cycle ?? billing_cycle),
    );
    const name = isolated(plan?.name ?? planId);
    return cycle ? `${name} · ${text.credits.cycles[cycle]}` : name;
  };
}
