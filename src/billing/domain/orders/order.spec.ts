import { OrderPaid } from '../../../shared/events/order-paid';
import { OrderAlreadyPaid, OrderExpired, OrderVoid } from '../billing.errors';
import { Order } from './order';

const now = new Date('2026-11-20T03:00:00.000Z');
const place = () =>
  Order.place({
    id: 'o1',
    orderCode: 'LOA12345678',
    accountId: 'a1',
    plan: {
      planId: 'pro',
      billingCycle: 'monthly',
      name: 'Pro',
      amountVnd: 299_000,
      credits: 2_000_000,
      rateLimitPerMinute: 1200,
      creditsExpireAfterDays: 365,
      onSale: true,
    },
    receivingAccount: {
      bankBin: '970436',
      bankName: 'Vietcombank',
      accountNo: '0123499999',
      accountName: 'LOA',
    },
    idempotencyKey: null,
    now,
  });
const later = (ms: number) => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;

describe('Order', () => {
  it('is placed PENDING for 24 hours, with what the plan and the account were that day', () => {
    const order = place();
    expect(order.toState()).toMatchObject({
      orderCode: 'LOA12345678',
      amountVnd: 299_000,
      credits: 2_000_000,
      accountNo: '0123499999',
      status: 'PENDING',
      expiresAt: later(DAY_MS),
      paidAt: null,
      paidBy: null,
    });
    expect(order.memo).toBe('LOA 12345678');
    expect(order.releaseEvents()).toEqual([]);
  });

  it('is EXPIRED from the moment of its expiry on', () => {
    expect(place().statusAt(later(DAY_MS - 1))).toBe('PENDING');
    expect(place().statusAt(later(DAY_MS))).toBe('EXPIRED');
  });

  it('is paid by nothing any more once its account is deleted', () => {
    const order = Order.restore({ ...place().toState(), status: 'CANCELLED', voidSince: later(1) });
    expect(() => order.markPaid('t1', later(2))).toThrow(OrderVoid);
    expect(order.toState()).toMatchObject({ status: 'CANCELLED', paidAt: null });
    expect(order.releaseEvents()).toEqual([]);
  });

  it('states once that it is paid', () => {
    const order = place();
    order.markPaid('t1', later(5));
    expect(order.toState()).toMatchObject({ status: 'PAID', paidAt: later(5), paidBy: 't1' });
    expect(order.releaseEvents()).toEqual([
      new OrderPaid('LOA12345678', 'a1', 299_000, 2_000_000, 'pro', 1200, 365, later(5)),
    ]);
    expect(order.releaseEvents()).toEqual([]);
  });

  it('can be paid late, and never changes again', () => {
    const order = place();
    order.markPaid('t1', later(2 * DAY_MS));
    expect(order.statusAt(later(3 * DAY_MS))).toBe('PAID');
    expect(() => order.markPaid('t2', later(3 * DAY_MS))).toThrow(OrderAlreadyPaid);
    expect(Order.restore(order.toState()).toState()).toMatchObject({
      paidBy: 't1',
      paidAt: later(2 * DAY_MS),
    });
    expect(order.releaseEvents()).toHaveLength(1);
  });

  it('can be cancelled while it waits, and stays so', () => {
    const order = place();
    order.cancel(later(DAY_MS - 1));
    order.cancel(later(2 * DAY_MS));
    expect([order.statusAt(later(5)), order.statusAt(later(3 * DAY_MS))]).toEqual(['CANCELLED', 'CANCELLED']);
    expect(order.releaseEvents()).toEqual([]);
  });

  it('is paid by money that comes although it was cancelled', () => {
    const order = place();
    order.cancel(now);
    order.markPaid('t1', later(5));
    expect(order.statusAt(later(5))).toBe('PAID');
    expect(order.releaseEvents()).toHaveLength(1);
  });

  it('is not cancelled once it is paid or has expired', () => {
    const order = place();
    expect(() => order.cancel(later(DAY_MS))).toThrow(OrderExpired);
    order.markPaid('t1', later(5));
    expect(() => order.cancel(later(6))).toThrow(OrderAlreadyPaid);
    expect(order.toState().status).toBe('PAID');
  });

  it('can be shown as it was when it was placed', () => {
    const order = place();
    const placed = order.toState();
    order.markPaid('t1', later(5));
    expect(order.asPlaced().toState()).toEqual(placed);
    expect(order.isPaid).toBe(true);
  });
});
