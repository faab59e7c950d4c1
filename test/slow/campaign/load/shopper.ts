import { randomUUID } from 'node:crypto';
import type { Customer, Purchase } from '../journal';
import { announceTransfers } from './bank';
import { post } from './call';
import { type Load, RETRY_MS } from './load';

/** Orders a plan, repeating the call until it is answered, and has the bank tell of the money. */
export function buy(load: Load, customer: Customer): void {
  const { random, agenda, journal } = load;
  const purchase: Purchase = { customer, idempotencyKey: randomUUID(), answers: [] };
  journal.purchases.push(purchase);
  const wanted = {
    plan_id: random.pick(['starter', 'pro', 'business']),
    billing_cycle: random.pick(['monthly', 'yearly']),
  };
  const isDoubtful = random.chance(0.15);

  const order = async (isRepeat: boolean): Promise<void> => {
    const { http, body } = await post(journal, {
      baseUrl: random.pick(load.world.apiUrls),
      path: '/api/payment/orders',
      body: wanted,
      headers: { authorization: `Bearer ${customer.key}`, 'idempotency-key': purchase.idempotencyKey },
    });
    if (http !== 200) return agenda.repeat(() => order(isRepeat), RETRY_MS);
    const { order_code, amount, credits, memo } = body.result.order;
    purchase.answers.push({ orderCode: order_code, amountVnd: amount, credits });
    if (isRepeat) return;
    announceTransfers(load, { orderCode: order_code, amountVnd: amount, memo });
    // A customer who has heard nothing, or pretends so, asks again.
    if (isDoubtful) agenda.repeat(() => order(true), RETRY_MS);
  };
  agenda.add(() => order(false));
}
