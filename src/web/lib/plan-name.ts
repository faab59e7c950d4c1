import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../api/queries';
import { useLanguage } from '../i18n/language';
import { isolated } from './isolated';

/** Of an account that has bought none. */
const FREE_PLAN = 'free';

/** @returns what a plan is called, isolated; one that is no longer on sale by its identifier */
export function usePlanName(): (planId: string) => string {
  const { text } = useLanguage();
  const plans = useQuery(plansQuery);
  return (planId) => {
    if (planId === FREE_PLAN) return text.account.freePlan;
    return isolated(plans.data?.items.find(({ plan_id }) => plan_id === planId)?.name ?? planId);
  };
}
