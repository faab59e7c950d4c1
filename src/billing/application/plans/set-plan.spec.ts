import { PRO_PLAN } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { SetPlan } from './set-plan';

let billing: InMemoryBilling;
let setPlan: SetPlan;
beforeEach(() => {
  billing = new InMemoryBilling();
  setPlan = new SetPlan(billing.plans, billing.transaction, { now: () => billing.now });
});
const changes = () => billing.plans.listChanges({ page: 1, limit: 10 });

describe('SetPlan', () => {
  it('offers the plan, and keeps who decided it, when and why', async () => {
    await setPlan.execute(PRO_PLAN, 'the price of 2027', 'admin-1');
    expect(await setPlan.execute({ ...PRO_PLAN, amountVnd: 1 }, 'a sale')).toEqual({
      ...PRO_PLAN,
      amountVnd: 1,
    });
    expect(await billing.plans.find('pro', 'monthly')).toEqual({ ...PRO_PLAN, amountVnd: 1 });
    expect((await changes()).items).toMatchObject([
      { amountVnd: 1, reason: 'a sale', operatorId: null, changedAt: billing.now },
      { ...PRO_PLAN, reason: 'the price of 2027', operatorId: 'admin-1', changedAt: billing.now },
    ]);
  });

  it('changes nothing without a reason, or out of range', async () => {
    const refused = [setPlan.execute(PRO_PLAN, ' \n'), setPlan.execute({ ...PRO_PLAN, credits: 0 }, 'why')];
    for (const refusal of refused) await expect(refusal).rejects.toBeInstanceOf(InvalidParameters);
    await expect(setPlan.execute(PRO_PLAN, '')).rejects.toMatchObject({
      faults: [{ field: 'reason', code: 'REQUIRED' }],
    });
    expect([await billing.plans.list(), (await changes()).items]).toEqual([[], []]);
  });
});
