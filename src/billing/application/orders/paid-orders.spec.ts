import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import type { Order } from '../../domain/orders/order';
import { PaidOrders } from './paid-orders';

let billing: InMemoryBilling;
let paidOrders: PaidOrders;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  billing = new InMemoryBilling();
  paidOrders = new PaidOrders(billing.orders);
});
afterEach(() => jest.useRealTimers());

/** Waits for the order. @returns what it has been told: empty until then */
function wait(order: Order, limitMs = 60_000, signal = new AbortController().signal): boolean[] {
  const told: boolean[] = [];
  void paidOrders.wait(order.toState().orderCode, limitMs, signal).then((paid) => told.push(paid));
  return told;
}
const pay = (order: Order) => billing.receiveTransfer.execute(exactTransfer(order), {});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('PaidOrders', () => {
  it('tells everybody who waits for an order within a second of its payment, and nobody else', async () => {
    const [paid, open] = [await billing.order(), await billing.order()];
    const [first, second, other] = [wait(paid), wait(paid), wait(open)];
    await pay(paid);
    await pass(999);
    expect(first).toEqual([]);
    await pass(1);
    expect([first, second, other]).toEqual([[true], [true], []]);
    await pay(open);
    await pass(1_000);
    expect(other).toEqual([true]);
  });

  it('asks once a second for all orders together, and not when nobody waits', async () => {
    const look = jest.spyOn(billing.orders, 'findByCodes');
    const orders = [await billing.order(), await billing.order()];
    const waiting = [...orders, ...orders].map((order) => wait(order));
    await pass(3_000);
    const codes = orders.map((order) => order.toState().orderCode);
    expect(look.mock.calls).toEqual([[codes], [codes], [codes]]);
    for (const order of orders) await pay(order);
    await pass(1_000);
    expect(waiting).toEqual([[true], [true], [true], [true]]);
    expect(jest.getTimerCount()).toBe(0);
    await pass(5_000);
    expect(look).toHaveBeenCalledTimes(4);
    wait(orders[0]!);
    await pass(1_000);
    expect(look).toHaveBeenCalledTimes(5);
  });

  it('tells that it was not paid in time', async () => {
    const order = await billing.order();
    const [short, long] = [wait(order, 2_500), wait(order, 3_500)];
    await pass(2_500);
    expect([short, long]).toEqual([[false], []]);
    await pass(1_000);
    expect(long).toEqual([false]);
    await pass(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('lets go of whoever leaves, and asks for the order no longer', async () => {
    const look = jest.spyOn(billing.orders, 'findByCodes');
    const [order, other] = [await billing.order(), await billing.order()];
    const leaving = new AbortController();
    const removed = jest.spyOn(leaving.signal, 'removeEventListener');
    const [left, stayed] = [wait(order, 60_000, leaving.signal), wait(other)];
    leaving.abort();
    await pass(1_000);
    expect([left, stayed]).toEqual([[false], []]);
    expect(look).toHaveBeenCalledWith([other.toState().orderCode]);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
    expect(wait(order, 60_000, AbortSignal.abort())).toEqual([]);
    await pass(0);
    expect(jest.getTimerCount()).toBe(2); // the limit of the one who stayed, and the next look
  });

  it('holds no listener on the signal of whoever was told', async () => {
    const order = await billing.order();
    const { signal } = new AbortController();
    const [added, removed] = [
      jest.spyOn(signal, 'addEventListener'),
      jest.spyOn(signal, 'removeEventListener'),
    ];
    wait(order, 60_000, signal);
    await pay(order);
    await pass(1_000);
    expect(added).toHaveBeenCalledWith('abort', expect.any(Function), { once: true });
    expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0]![1]);
  });

  it('goes on after a look that failed', async () => {
    const order = await billing.order();
    const told = wait(order);
    await pay(order);
    jest.spyOn(billing.orders, 'findByCodes').mockRejectedValueOnce(new Error('the database is down'));
    await pass(1_000);
    expect(told).toEqual([]);
    await pass(1_000);
    expect(told).toEqual([true]);
  });

  it('releases all who wait when the process ends, also in the middle of a look, and lets nobody wait', async () => {
    const orders = [await billing.order(), await billing.order()];
    let answer = (_: Order[]): void => undefined;
    jest
      .spyOn(billing.orders, 'findByCodes')
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const waiting = orders.map((order) => wait(order));
    await pass(1_000);
    paidOrders.onModuleDestroy();
    answer([]);
    const late = wait(orders[0]!);
    await pass(0);
    expect([...waiting, late]).toEqual([[false], [false], [false]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops its clock when the process ends', async () => {
    wait(await billing.order());
    paidOrders.onModuleDestroy();
    expect(jest.getTimerCount()).toBe(0);
  });
});
