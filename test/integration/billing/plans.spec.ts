import { OfferPlan } from '../../../src/billing/application/plans/offer-plan';
import { SetPlan } from '../../../src/billing/application/plans/set-plan';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { withRival } from '../../contracts/orders.contract';
import { BillingBench } from '../../harness/billing-bench';
import { PRO_PLAN } from '../../harness/billing-samples';

it('a plan that is changed while it is taken off sale stays off sale', async () => {
  const bench = await BillingBench.start();
  const { onSale: _, ...terms } = PRO_PLAN;
  const changed = await withRival(
    bench.get(TypeOrmTransaction),
    async (meetRival) => {
      const decision = { onSale: false, reason: 'gone', operatorId: null };
      await bench.get(OfferPlan).execute('pro', 'monthly', decision);
      await meetRival();
    },
    () => bench.get(SetPlan).execute({ ...terms, amountVnd: 1_000 }, 'cheaper'),
  );
  expect(changed).toMatchObject({ amountVnd: 1_000, onSale: false });
  await bench.close();
});
