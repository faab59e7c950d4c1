import { exactTransfer, PRO_PLAN } from '../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../test/harness/in-memory/in-memory-billing';
import { type OperatorLog } from '../../accounts';
import { BillingLooks } from './billing-looks';

type Look = Parameters<OperatorLog['show']>[1];

describe('BillingLooks', () => {
  let billing: InMemoryBilling;
  let looks: Map<string, Look>;
  beforeEach(() => {
    billing = new InMemoryBilling();
    looks = new Map();
    const log = { show: (kind: string, look: Look) => looks.set(kind, look) } as unknown as OperatorLog;
    new BillingLooks(billing.transfers, billing.plans, billing.orders, billing.refunds, log);
  });

  const look = (kind: string, id: string) => billing.transaction.run(() => looks.get(kind)!(id));

  it('shows a transfer with what was decided about it, and nothing of who paid', async () => {
    const order = await billing.order();
    const { id: orderId, orderCode } = order.toState();
    const notice = exactTransfer(order, { amountVnd: 5 });
    const id = await billing.receive(notice);
    await billing.settleTransfer.execute(id);
    const waiting = {
      outcome: 'unmatched',
      reason: 'wrong-amount',
      amount: 5,
      reference_code: notice.referenceCode,
      order_id: null,
      assigned_reason: null,
      closed_as: null,
      closed_reason: null,
      refund_reference: null,
    };
    expect(await look('transfer', id)).toEqual(waiting);
    await billing.assignTransfer.execute(id, orderCode, { reason: 'by phone', by: 'lan', acceptedVnd: 5 });
    expect(await look('transfer', id)).toEqual({
      ...waiting,
      ...{ outcome: 'credited', reason: null, order_id: orderId, assigned_reason: 'by phone' },
    });
  });

  it('shows an order by its code in any case, before and after a refund', async () => {
    const order = await billing.order();
    const { orderCode, accountId, amountVnd, credits } = order.toState();
    await billing.ledger.openAccount(accountId, 10);
    await billing.settleTransfer.execute(await billing.receive(exactTransfer(order)));
    const paid = { status: 'PAID', amount: amountVnd, credits };
    const kept = { refunded_amount: 0, refunded_credits: 0, refund_references: [] };
    expect(await look('order', orderCode.toLowerCase())).toEqual({ ...paid, ...kept });
    const decision = { amountVnd: 7, credits: 3, reference: 'FT9', reason: 'đặt nhầm', by: 'lan' };
    await billing.refundOrder.execute(orderCode, decision, null);
    await billing.refundOrder.execute(orderCode, { ...decision, amountVnd: 5, reference: 'FT10' }, null);
    const refunded = { refunded_amount: 12, refunded_credits: 6, refund_references: ['FT9', 'FT10'] };
    expect(await look('order', orderCode)).toEqual({ ...paid, ...refunded });
  });

  it('shows the plan of a billing cycle', async () => {
    await billing.offerProPlan();
    expect(await look('plan', 'pro/monthly')).toEqual({
      name: PRO_PLAN.name,
      amount: PRO_PLAN.amountVnd,
      credits: PRO_PLAN.credits,
      rate_limit_per_minute: PRO_PLAN.rateLimitPerMinute,
      credits_expire_after_days: null,
      on_sale: true,
    });
  });

  it.each([
    ['transfer', '00000000-0000-4000-8000-000000000000'],
    ['transfer', 'no id'],
    ['order', 'LOA99999999'],
    ['plan', 'pro/yearly'],
    ['plan', 'pro'],
    ['plan', 'pro/monthly/twice'],
    ['plan', ''],
  ])('shows nothing for the %s %j', async (kind, id) => {
    expect(await look(kind, id)).toBeNull();
  });

  it('asks the database for no id that cannot be one', async () => {
    const lock = jest.spyOn(billing.transfers, 'lock');
    const find = jest.spyOn(billing.plans, 'find');
    const id = '00000000-0000-4000-8000-000000000000';
    for (const wrong of [`${id}0`, `0${id}`, id.replace('-', ''), id.replace('0', 'g')])
      await look('transfer', wrong);
    for (const wrong of ['p o/monthly', ' pro/monthly', 'pro /monthly']) await look('plan', wrong);
    expect(lock).not.toHaveBeenCalled();
    expect(find).not.toHaveBeenCalled();
  });
});
