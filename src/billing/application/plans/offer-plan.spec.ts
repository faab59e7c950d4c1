import { PRO_PLAN } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { OfferPlan } from './offer-plan';
import { SetPlan } from './set-plan';

describe('OfferPlan', () => {
  let billing: InMemoryBilling;
  let offerPlan: OfferPlan;
  beforeEach(async () => {
    billing = new InMemoryBilling();
    offerPlan = new OfferPlan(billing.plans, billing.transaction, { now: () => billing.now });
    await billing.offerProPlan();
  });

  const decide = (onSale: boolean, reason = 'gone') =>
    offerPlan.execute('pro', 'monthly', { onSale, reason, operatorId: 'admin-1' });
  const changes = async () => (await billing.plans.listChanges({ page: 1, limit: 10 })).items;
  const order = (idempotencyKey: string | null = null) =>
    billing.placeOrder.execute({ accountId: 'Lan', planId: 'pro', billingCycle: 'monthly', idempotencyKey });

  it('takes a plan off sale and puts it back, and keeps who decided it, when and why', async () => {
    expect(await decide(false)).toEqual({ ...PRO_PLAN, onSale: false });
    await expect(order()).rejects.toMatchObject({ code: 'PLAN_OFF_SALE', kind: 'conflict' });
    expect(await decide(true, 'back')).toEqual(PRO_PLAN);
    expect((await order()).isReplay).toBe(false);
    const who = { operatorId: 'admin-1', changedAt: billing.now };
    expect(await changes()).toMatchObject([
      { ...PRO_PLAN, reason: 'back', ...who },
      { ...PRO_PLAN, onSale: false, reason: 'gone', ...who },
    ]);
  });

  it('lets orders be that were placed before, also when they are placed again', async () => {
    const placed = await order('cart-1');
    await decide(false);
    expect(await order('cart-1')).toEqual({ ...placed, isReplay: true });
    await billing.simulateTransfer.execute(placed.order.toState().orderCode);
    expect(await billing.isPaid(placed.order)).toBe(true);
  });

  it('notes nothing where nothing changes', async () => {
    await decide(true);
    await decide(false);
    await decide(false);
    expect(await changes()).toHaveLength(1);
  });

  it('does not put a plan back that is changed', async () => {
    await decide(false);
    const setPlan = new SetPlan(billing.plans, billing.transaction, { now: () => billing.now });
    const { onSale: _, ...terms } = PRO_PLAN;
    expect(await setPlan.execute({ ...terms, amountVnd: 1 }, 'cheaper')).toMatchObject({ onSale: false });
    expect(await billing.plans.find('pro', 'monthly')).toMatchObject({ amountVnd: 1, onSale: false });
    expect((await changes())[0]).toMatchObject({ onSale: false, reason: 'cheaper' });
  });

  it('refuses a plan that nobody has made, and a decision without a reason', async () => {
    const unknown = offerPlan.execute('pro', 'yearly', { onSale: false, reason: 'x', operatorId: null });
    await expect(unknown).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' });
    await expect(decide(false, ' ')).rejects.toMatchObject({ faults: [{ field: 'reason' }] });
    expect((await billing.plans.find('pro', 'monthly'))?.onSale).toBe(true);
  });
});
