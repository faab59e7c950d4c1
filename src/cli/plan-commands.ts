import {
  type BillingCycle,
  OfferPlan,
  type Plan,
  PlansRepository,
  type PlanTerms,
  SetPlan,
} from '../billing';
import { perform } from './act';
import { type Command, ifGiven, required, wholeNumber } from './command';

const listPlans: Command = {
  usage: 'plans:list',
  about: 'prints the plans, one a line, and which of them are off sale',
  options: {},
  async run({ app, print }) {
    for (const plan of await app.get(PlansRepository).list()) print(describePlan(plan));
  },
};

const setPlan: Command = {
  usage:
    'plans:set --id ID --cycle monthly|yearly --name NAME --amount VND --credits N --rate N ' +
    '[--credits-expire-after-days N] --reason TEXT',
  about:
    'adds a plan or changes one and keeps the reason; orders placed before keep what they promised; credits never end ' +
    'unless --credits-expire-after-days says after how many days from the payment',
  options: {
    id: { type: 'string' },
    cycle: { type: 'string' },
    name: { type: 'string' },
    amount: { type: 'string' },
    credits: { type: 'string' },
    rate: { type: 'string' },
    'credits-expire-after-days': { type: 'string' },
    reason: { type: 'string' },
  },
  async run({ app, options, remark }) {
    const reason = required(options, 'reason');
    const terms: PlanTerms = {
      planId: required(options, 'id'),
      billingCycle: required(options, 'cycle') as BillingCycle, // SetPlan refuses any other
      name: required(options, 'name'),
      amountVnd: wholeNumber(options, 'amount'),
      credits: wholeNumber(options, 'credits'),
      rateLimitPerMinute: wholeNumber(options, 'rate'),
      creditsExpireAfterDays: ifGiven(options, 'credits-expire-after-days', wholeNumber),
    };
    const { planId, billingCycle, name, amountVnd: amount, credits } = terms;
    const details = {
      ...{ name, amount, credits, rate_limit_per_minute: terms.rateLimitPerMinute },
      ...{ credits_expire_after_days: terms.creditsExpireAfterDays, reason },
    };
    const plan = await perform(
      { app },
      { act: 'plan.set', kind: 'plan', details },
      `${planId}/${billingCycle}`,
      () => app.get(SetPlan).execute(terms, reason),
    );
    remark(`Set ${describePlan(plan)}`);
  },
};

const decideOnSale = (onSale: boolean, name: string, about: string): Command => ({
  usage: `${name} --id ID --cycle monthly|yearly --reason TEXT`,
  about,
  options: { id: { type: 'string' }, cycle: { type: 'string' }, reason: { type: 'string' } },
  async run({ app, options, remark }) {
    const [planId, reason] = [required(options, 'id'), required(options, 'reason')];
    const cycle = required(options, 'cycle') as BillingCycle; // no plan has any other
    const act = onSale ? 'plan.offer' : 'plan.withdraw';
    const plan = await perform(
      { app },
      { act, kind: 'plan', details: { reason } },
      `${planId}/${cycle}`,
      () => app.get(OfferPlan).execute(planId, cycle, { onSale, reason, operatorId: null }),
    );
    remark(describePlan(plan));
  },
});

const describePlan = (plan: Plan): string =>
  `${plan.planId} ${plan.billingCycle}: "${plan.name}", ${plan.amountVnd} VND, ${plan.credits} credits, ` +
  `${plan.rateLimitPerMinute} requests a minute` +
  (plan.creditsExpireAfterDays === null ? '' : `, credits end after ${plan.creditsExpireAfterDays} days`) +
  (plan.onSale ? '' : ', off sale');

export const planCommands = {
  'plans:list': listPlans,
  'plans:set': setPlan,
  'plans:withdraw': decideOnSale(
    false,
    'plans:withdraw',
    'takes a plan off sale and keeps the reason; orders placed before can still be paid',
  ),
  'plans:offer': decideOnSale(true, 'plans:offer', 'puts a plan back on sale and keeps the reason'),
};
