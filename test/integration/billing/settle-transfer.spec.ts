import { AccountsRepository } from '../../../src/accounts';
import { CancelOrder } from '../../../src/billing/application/orders/cancel-order';
import { PlaceOrder } from '../../../src/billing/application/orders/place-order';
import { SetPlan } from '../../../src/billing/application/plans/set-plan';
import { SettleTransfer } from '../../../src/billing/application/transfers/settle-transfer';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import { SweepTransfers } from '../../../src/billing/application/transfers/sweep-transfers';
import { OrderAlreadyPaid } from '../../../src/billing/domain/billing.errors';
import { Order } from '../../../src/billing/domain/orders/order';
import { EventBus } from '../../../src/shared/application/event-bus';
import { OrderPaid } from '../../../src/shared/events/order-paid';
import { eventually } from '../../harness/eventually';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
let handlerFault: Error | null = null;

beforeAll(async () => {
  bench = await BillingBench.start();
  // After the handler that grants, so that the grant itself has to be undone.
  bench.get(EventBus).subscribe(OrderPaid, {
    handle: () => (handlerFault ? Promise.reject(handlerFault) : Promise.resolve()),
  });
});
afterAll(() => bench.close());
afterEach(() => (handlerFault = null));

/** Makes received transfers old enough for the sweep. */
const age = () =>
  bench.query(
    "UPDATE transfers SET received_at = received_at - interval '6 seconds' WHERE outcome = 'received'",
  );

describe('settling a transfer', () => {
  it('pays the order, grants its credits and puts the account on its plan', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order);
    expect(await bench.deliver(notice, { content: notice.content, extra: [1, 'hai'] })).toBe('credited');

    const [transfer] = await bench.transfers(notice.referenceCode);
    expect(transfer).toMatchObject({
      outcome: 'credited',
      reason: null,
      order_id: order.toState().id,
      raw: { content: notice.content, extra: [1, 'hai'] },
    });
    expect((await bench.find(order)).toState()).toMatchObject({ status: 'PAID', paidBy: transfer?.id });
    expect(await bench.credits(order)).toBe(order.toState().credits);
    const [account] = await bench.query('SELECT plan_id, rate_limit_per_minute FROM accounts WHERE id = $1', [
      order.toState().accountId,
    ]);
    expect(account).toEqual({
      plan_id: 'pro',
      rate_limit_per_minute: order.toState().rateLimitPerMinute,
    });
  });

  it('puts an account that has bought nothing before on a plan that allows fewer requests, and leaves it those it had', async () => {
    const { accountId } = (await bench.placeOrder()).toState();
    const terms = {
      planId: 'mini',
      billingCycle: 'monthly',
      name: 'Mini',
      amountVnd: 9_000,
      credits: 100,
    } as const;
    await bench
      .get(SetPlan)
      .execute({ ...terms, rateLimitPerMinute: 300, creditsExpireAfterDays: null }, 'new');
    const asked = { accountId, planId: 'mini', billingCycle: 'monthly', idempotencyKey: null } as const;
    const { order } = await bench.get(PlaceOrder).execute(asked);
    expect(await bench.deliver(exactTransfer(order))).toBe('credited');
    const account = await bench.get(AccountsRepository).find(accountId);
    expect(account).toMatchObject({ planId: 'mini', rateLimitPerMinute: 600 });
  });

  it('leaves the account on the larger plan when a smaller order is paid, be it late', async () => {
    const order = await bench.placeOrder();
    const { accountId } = order.toState();
    const place = (planId: string) =>
      bench
        .get(PlaceOrder)
        .execute({ accountId, planId, billingCycle: 'monthly', idempotencyKey: null })
        .then((placed) => placed.order);
    const [small, large] = [await place('starter'), await place('business')];
    const plans: unknown[] = [];
    for (const paid of [order, large, small]) {
      expect(await bench.deliver(exactTransfer(paid))).toBe('credited');
      const account = await bench.get(AccountsRepository).find(accountId);
      plans.push([account?.planId, account?.rateLimitPerMinute]);
    }
    expect(plans).toEqual([
      ['pro', 2400],
      ['business', 6000],
      ['business', 6000],
    ]);
    const bought = [order, large, small].map((paid) => paid.toState().credits);
    expect(await bench.credits(order)).toBe(bought.reduce((sum, credits) => sum + credits, 0));
  });

  it('pays an order once that is cancelled at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await bench.placeOrder();
      const { accountId, orderCode } = order.toState();
      const cancel = () =>
        bench
          .get(CancelOrder)
          .execute(accountId, orderCode)
          .catch((error: unknown) => expect(error).toBeInstanceOf(OrderAlreadyPaid));
      const deliver = () => bench.deliver(exactTransfer(order));
      await Promise.all(round % 2 === 0 ? [cancel(), deliver(), cancel()] : [deliver(), cancel()]);
      expect([(await bench.find(order)).isPaid, await bench.grants(order)]).toEqual([true, 1]);
    }
  });

  it('leaves the order PENDING and the reference unused when a handler throws; the sweep pays it', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order);
    handlerFault = new Error('the handler fails');
    expect(await bench.deliver(notice)).toBe('accepted');
    expect((await bench.find(order)).isPaid).toBe(false);
    expect(await bench.credits(order)).toBe(0);
    expect(await bench.transfers(notice.referenceCode)).toMatchObject([
      { outcome: 'received', order_id: null },
    ]);

    await age();
    expect((await bench.get(SweepTransfers).execute()).failures).toMatchObject([{ error: handlerFault }]);
    handlerFault = null;
    expect(await bench.get(SweepTransfers).execute()).toEqual({ settled: 1, failures: [] });
    expect((await bench.find(order)).isPaid).toBe(true);
    expect(await bench.credits(order)).toBe(order.toState().credits);
    expect(await bench.get(SweepTransfers).execute()).toEqual({ settled: 0, failures: [] });
  });

  it('sweeps past what cannot be settled, and leaves young transfers alone', async () => {
    const [stuck, sound] = [await bench.placeOrder(), await bench.placeOrder()];
    handlerFault = new Error('the handler fails');
    await bench.deliver(exactTransfer(stuck));
    await bench.deliver(exactTransfer(sound));
    expect(await bench.get(SweepTransfers).execute()).toEqual({ settled: 0, failures: [] });

    await age();
    handlerFault = null;
    await bench.query("UPDATE orders SET account_no = 'X' WHERE order_code = $1", [
      stuck.toState().orderCode,
    ]);
    expect(await bench.get(SweepTransfers).execute()).toEqual({ settled: 2, failures: [] });
    expect((await bench.find(sound)).isPaid).toBe(true);
    expect((await bench.find(stuck)).isPaid).toBe(false);
  });

  it('grants once for 50 copies of a notification and simulated payments, all at once', async () => {
    const order = await bench.placeOrder();
    const { orderCode, credits } = order.toState();
    const notice = exactTransfer(order);
    const simulate = () => bench.get(SimulateTransfer).execute(orderCode);
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, index) => (index % 11 === 5 ? simulate() : bench.deliver(notice))),
    );
    const outcomes = answers.filter((answer) => typeof answer === 'string');
    expect(outcomes).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'credited').length).toBeLessThanOrEqual(1);
    for (const paid of answers) if (typeof paid !== 'string') expect(paid.order.isPaid).toBe(true);
    expect(await bench.grants(order)).toBe(1);
    expect(await bench.credits(order)).toBe(credits);
    expect(await bench.transfers(notice.referenceCode)).toHaveLength(50);
  });

  it('leaves the database to others while many copies of a notification wait', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order);
    const outcomes = async () => (await bench.transfers(notice.referenceCode)).map(({ outcome }) => outcome);
    let answers: Promise<string>[] = [];
    await bench.holdOrder(order, async () => {
      answers = Array.from({ length: 50 }, () => bench.deliver(notice));
      await eventually(async () => (await outcomes()).length === answers.length);
      await bench.untilLocked(1); // They have gone on to be settled: one waits for the order, the others for it.
      expect(await bench.grants(order)).toBe(0);
    });
    await Promise.all(answers);
    await eventually(async () => !(await outcomes()).includes('received'));
    expect((await outcomes()).sort()).toEqual(['credited', ...Array<string>(49).fill('duplicate')]);
    expect(await bench.grants(order)).toBe(1);
  });

  it('grants once for 30 different transfers for one order, and keeps the others', async () => {
    const order = await bench.placeOrder();
    const notices = Array.from({ length: 30 }, () => exactTransfer(order));
    const outcomes = async () =>
      (await Promise.all(notices.map(({ referenceCode }) => bench.transfers(referenceCode))))
        .flat()
        .map(({ outcome }) => outcome);
    await Promise.all(notices.map((notice) => bench.deliver(notice)));
    await eventually(async () => !(await outcomes()).includes('received')); // a busy machine accepts some first
    expect((await outcomes()).sort()).toEqual(['credited', ...Array<string>(29).fill('unmatched')]);
    expect(await bench.grants(order)).toBe(1);
  });

  it('pays one of two orders for one reference: the second waits for what becomes of the first', async () => {
    const [first, second] = [await bench.placeOrder(), await bench.placeOrder()];
    const notice = exactTransfer(first);
    const outcomes = async () => (await bench.transfers(notice.referenceCode)).map(({ outcome }) => outcome);
    let answers: Promise<string>[] = [];
    await bench.holdOrder(first, async () => {
      answers = [bench.deliver(notice)];
      await bench.untilLocked(1);
      answers.push(bench.deliver({ ...notice, content: second.memo }));
      await eventually(async () => (await outcomes()).length === 2);
    });
    await Promise.all(answers);
    await eventually(async () => !(await outcomes()).includes('received')); // a busy machine accepts some first
    expect(await outcomes()).toEqual(['credited', 'unmatched']);
    expect([await bench.grants(first), await bench.grants(second)]).toEqual([1, 0]);
  });

  it('leaves settled transfers as they are', async () => {
    const order = await bench.placeOrder();
    const notices = [
      exactTransfer(order),
      exactTransfer(order),
      exactTransfer(order, { content: 'no code' }),
    ];
    for (const notice of notices) {
      const outcome = await bench.deliver(notice);
      const before = await bench.transfers(notice.referenceCode);
      expect(await bench.get(SettleTransfer).execute(before[0]?.id ?? '')).toBe(outcome);
      expect(await bench.transfers(notice.referenceCode)).toEqual(before);
    }
  });

  it('credits a late transfer, and the first known of several codes', async () => {
    const order = await bench.placeOrder();
    await bench.query("UPDATE orders SET expires_at = now() - interval '1 day' WHERE id = $1", [
      order.toState().id,
    ]);
    const content = `LOA00000 LOA 99999999 ${order.memo}`;
    expect(await bench.deliver(exactTransfer(order, { content }))).toBe('credited');
  });

  describe('for an order from before ORDER_PREFIX was changed', () => {
    const placeUnder = async (prefix: string) => {
      const order = await bench.placeOrder();
      const orderCode = order.toState().orderCode.replace('LOA', prefix);
      await bench.query('UPDATE orders SET order_code = $2 WHERE id = $1', [order.toState().id, orderCode]);
      return Order.restore({ ...order.toState(), orderCode });
    };

    it('credits the transfer, real or simulated', async () => {
      for (const prefix of ['OLD', 'XY', 'HELLO']) {
        const [real, simulated] = [await placeUnder(prefix), await placeUnder(prefix)];
        expect(await bench.deliver(exactTransfer(real))).toBe('credited');
        const paid = await bench.get(SimulateTransfer).execute(simulated.toState().orderCode);
        expect(paid.order.isPaid).toBe(true);
      }
    });

    it('lets a code of the present prefix decide first, and ignores what is no order', async () => {
      const [former, present] = [await placeUnder('OLD'), await bench.placeOrder()];
      const content = `${former.memo} ${present.memo}`;
      expect(await bench.deliver(exactTransfer(present, { content }))).toBe('credited');
      expect((await bench.find(present)).isPaid).toBe(true);
      expect((await bench.find(former)).isPaid).toBe(false);
      expect(await bench.deliver(exactTransfer(former, { content: 'OLD 00000000' }))).toBe('ignored');
      expect(
        await bench.deliver(exactTransfer(former, { content: 'LOA 00000000', orderCode: 'LOA00000000' })),
      ).toBe('unmatched');
    });
  });

  it('leaves nothing waiting of money that a repeat has credited', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order);
    await bench.query("UPDATE orders SET account_no = 'X' WHERE id = $1", [order.toState().id]);
    expect(await bench.deliver(notice)).toBe('unmatched');
    const other = { ...notice, amountVnd: 1 };
    expect(await bench.deliver(other)).toBe('unmatched');
    await bench.query('UPDATE orders SET account_no = $2 WHERE id = $1', [
      order.toState().id,
      notice.accountNumber,
    ]);
    expect(await bench.deliver(notice)).toBe('credited');
    const rows = await bench.transfers(notice.referenceCode);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'unmatched', 'credited']);
  });

  it('answers while the order is locked, and settles behind the answer', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order);
    let answer = '';
    await bench.holdOrder(order, async () => {
      answer = await bench.deliver(notice);
    });
    expect(answer).toBe('accepted');
    await eventually(async () => (await bench.find(order)).isPaid);
    expect(await bench.grants(order)).toBe(1);
  });
});

describe('a simulated payment', () => {
  it('is repeatable, and answers the same for an order that real money has paid', async () => {
    const order = await bench.placeOrder();
    const { orderCode } = order.toState();
    await bench.deliver(exactTransfer(order));
    const paid = (await bench.find(order)).toState();
    expect((await bench.get(SimulateTransfer).execute(orderCode)).order.toState()).toEqual(paid);
    expect(await bench.transfers(`MOCK-${orderCode}`)).toEqual([]);

    const other = await bench.placeOrder();
    const once = await bench.get(SimulateTransfer).execute(other.toState().orderCode);
    const twice = await bench.get(SimulateTransfer).execute(other.toState().orderCode);
    expect(twice.order.toState()).toEqual(once.order.toState());
    expect(once.order.isPaid).toBe(true);
    expect(await bench.grants(other)).toBe(1);
    expect(await bench.deliver(exactTransfer(other))).toBe('unmatched');
  });
});
