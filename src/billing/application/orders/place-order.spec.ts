import { randomUUID } from 'node:crypto';
import { PRO_PLAN, RECEIVING_ACCOUNT } from '../../../../test/harness/billing-samples';
import { InMemoryBilling, MOST_PENDING_ORDERS } from '../../../../test/harness/in-memory/in-memory-billing';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import { NothingPaidYet, PlanNotFound, PlanOffSale, TooManyPendingOrders } from '../../domain/billing.errors';
import type { OrderCall } from './place-order';

let billing: InMemoryBilling;
const accountId = randomUUID();
beforeEach(async () => {
  billing = new InMemoryBilling();
  await billing.offerProPlan();
});

const place = (call: Partial<OrderCall> = {}) =>
  billing.placeOrder.execute({
    accountId,
    planId: 'pro',
    billingCycle: 'monthly',
    idempotencyKey: null,
    ...call,
  });
const orderCount = async () => (await billing.orders.search({ accountId }, { page: 1, limit: 1 })).total;

describe('PlaceOrder', () => {
  it('keeps the plan and the receiving account of the day under a new code', async () => {
    const { order, isReplay } = await place();
    const { planId, billingCycle, amountVnd, credits, rateLimitPerMinute } = PRO_PLAN;
    expect(isReplay).toBe(false);
    const stored = await billing.orders.findByCode(order.toState().orderCode);
    expect(stored?.toState()).toMatchObject({
      accountId,
      planId,
      billingCycle,
      amountVnd,
      credits,
      rateLimitPerMinute,
      creditsExpireAfterDays: null,
      ...RECEIVING_ACCOUNT,
      orderCode: expect.stringMatching(/^LOA\d{8}$/) as string,
      status: 'PENDING',
      createdAt: billing.now,
    });
    expect((await place()).order.toState().orderCode).not.toBe(order.toState().orderCode);
  });

  it('answers a repeat with the same key with the same order, and places none', async () => {
    const first = await place({ idempotencyKey: 'cart-1' });
    const repeat = await place({ idempotencyKey: 'cart-1' });
    expect(repeat.isReplay).toBe(true);
    expect(repeat.order.toState()).toEqual(first.order.toState());
    expect(await orderCount()).toBe(1);
  });

  it('places one order for calls with the same key at the same moment', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place({ idempotencyKey: 'twin' })));
    expect(new Set(placed.map(({ order }) => order.toState().id)).size).toBe(1);
    expect(placed.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  });

  it('refuses a key that was used for something else, and a malformed one', async () => {
    await place({ idempotencyKey: 'cart-1' });
    for (const change of [{ planId: 'starter' }, { billingCycle: 'yearly' as const }]) {
      await expect(place({ idempotencyKey: 'cart-1', ...change })).rejects.toBeInstanceOf(
        IdempotencyKeyReused,
      );
    }
    await expect(place({ idempotencyKey: 'hai chu' })).rejects.toBeInstanceOf(InvalidParameters);
  });

  it('knows no plan that is not on offer, and leaves the key unused then', async () => {
    await expect(place({ planId: 'free', idempotencyKey: 'cart-1' })).rejects.toBeInstanceOf(PlanNotFound);
    expect((await place({ idempotencyKey: 'cart-1' })).isReplay).toBe(false);
  });

  it('takes another code when one is taken, ten times at most', async () => {
    const add = jest.spyOn(billing.orders, 'add').mockResolvedValueOnce(false);
    expect((await place()).isReplay).toBe(false);
    expect(new Set(add.mock.calls.map(([order]) => order.toState().orderCode)).size).toBe(2);
    add.mockReset().mockResolvedValue(false);
    await expect(place({ idempotencyKey: 'cart-1' })).rejects.toThrow('10 attempts');
    expect(add).toHaveBeenCalledTimes(10);
  });

  it('lets so many orders of an account wait for payment, and says what makes room', async () => {
    const { order: first } = await place({ idempotencyKey: 'first' });
    const { orderCode, expiresAt } = first.toState();
    billing.now = new Date(billing.now.getTime() + 60_000);
    for (let count = 1; count < MOST_PENDING_ORDERS; count += 1) await place();
    const refusal = await place().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyPendingOrders);
    expect(refusal).toMatchObject({
      retryAfterSec: 24 * 3600 - 60,
      message: expect.stringMatching(
        `DELETE /api/payment/orders/${orderCode}.* at ${expiresAt.toISOString()}. GET /api/payment/orders\\?status=PENDING`,
      ) as string,
    });
    expect(await orderCount()).toBe(MOST_PENDING_ORDERS);
    expect((await place({ idempotencyKey: 'first' })).isReplay).toBe(true);
    await expect(place({ accountId: randomUUID() })).resolves.toBeDefined();

    billing.now = expiresAt;
    await expect(place()).resolves.toBeDefined();
    await expect(place()).rejects.toBeInstanceOf(TooManyPendingOrders);
  });

  it('has room for another order once one is cancelled', async () => {
    const { order } = await place();
    for (let count = 1; count < MOST_PENDING_ORDERS; count += 1) await place();
    await billing.cancelOrder.execute(accountId, order.toState().orderCode);
    await expect(place()).resolves.toBeDefined();
    await expect(place()).rejects.toBeInstanceOf(TooManyPendingOrders);
  });

  it('does not count orders that are paid', async () => {
    for (let count = 0; count < MOST_PENDING_ORDERS; count += 1) {
      const { order } = await place();
      order.markPaid(randomUUID(), billing.now);
      await billing.orders.save(order);
    }
    await expect(place()).resolves.toBeDefined();
  });
});

describe('PlaceOrder, again', () => {
  const again = () => billing.placeOrder.again(accountId);
  const pay = async (call: Partial<OrderCall> = {}) => {
    const { order } = await place(call);
    order.markPaid(randomUUID(), billing.now);
    await billing.orders.save(order);
    billing.now = new Date(billing.now.getTime() + 60_000);
  };
  const offer = (changes: Partial<typeof PRO_PLAN>) => billing.plans.save({ ...PRO_PLAN, ...changes });

  it("places an order like the last that was paid, at today's price", async () => {
    await offer({ planId: 'starter' });
    await pay({ planId: 'starter' });
    await pay();
    await place({ planId: 'starter' });
    await offer({ amountVnd: 350_000 });
    const { id, ...placed } = (await again()).toState();
    expect(placed).toMatchObject({
      planId: 'pro',
      amountVnd: 350_000,
      status: 'PENDING',
      createdAt: billing.now,
    });
    expect((await billing.orders.findByIds([id])).length).toBe(1);
  });

  it('is not answered with one that waits for another cycle of the plan', async () => {
    await offer({ billingCycle: 'yearly' });
    await pay();
    await place({ billingCycle: 'yearly' });
    expect((await again()).toState()).toMatchObject({ planId: 'pro', billingCycle: 'monthly' });
  });

  it('takes for the last the one whose payment came last, although another was placed after it', async () => {
    await offer({ planId: 'starter' });
    const { order: early } = await place({ planId: 'starter' });
    billing.now = new Date(billing.now.getTime() + 60_000);
    await pay();
    early.markPaid(randomUUID(), billing.now);
    await billing.orders.save(early);
    expect((await again()).toState()).toMatchObject({ planId: 'starter', status: 'PENDING' });
  });

  it('finds the one that waits, until that has expired', async () => {
    await offer({ billingCycle: 'yearly' });
    await pay();
    const { order: waiting } = await place();
    await place({ billingCycle: 'yearly' });
    expect((await again()).toState()).toEqual(waiting.toState());
    billing.now = waiting.toState().expiresAt;
    const fresh = await again();
    expect(fresh.toState()).toMatchObject({ planId: 'pro', billingCycle: 'monthly', createdAt: billing.now });
    expect((await again()).toState()).toEqual(fresh.toState());
  });

  it('is one order for calls at the same moment', async () => {
    await pay();
    const orders = await Promise.all(Array.from({ length: 10 }, again));
    expect(new Set(orders.map((order) => order.toState().id)).size).toBe(1);
    expect(await orderCount()).toBe(2);
  });

  it('needs a paid order, a plan on sale and room for another', async () => {
    await place();
    await expect(again()).rejects.toBeInstanceOf(NothingPaidYet);
    await offer({ planId: 'starter' });
    await pay({ planId: 'starter' });
    await offer({ planId: 'starter', onSale: false });
    await expect(again()).rejects.toBeInstanceOf(PlanOffSale);
    await offer({ planId: 'starter' });
    for (let count = 1; count < MOST_PENDING_ORDERS; count += 1) await place();
    await expect(again()).rejects.toBeInstanceOf(TooManyPendingOrders);
  });
});
