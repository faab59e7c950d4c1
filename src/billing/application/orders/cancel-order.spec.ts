import { randomUUID } from 'node:crypto';
import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { OrderAlreadyPaid, OrderExpired, OrderNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';

let billing: InMemoryBilling;
let order: Order;
beforeEach(async () => {
  billing = new InMemoryBilling();
  order = await billing.order();
});

const cancel = () => {
  const { accountId, orderCode } = order.toState();
  return billing.cancelOrder.execute(accountId, orderCode.toLowerCase());
};
const storedStatus = async () =>
  (await billing.orders.findByCode(order.toState().orderCode))?.toState().status;

describe('CancelOrder', () => {
  it('cancels an order that waits, once and again', async () => {
    for (let call = 0; call < 2; call += 1) {
      expect((await cancel()).toState().status).toBe('CANCELLED');
      expect(await storedStatus()).toBe('CANCELLED');
    }
  });

  it('knows no order of another account, nor one that does not exist', async () => {
    const { accountId, orderCode } = order.toState();
    for (const [account, code] of [
      [randomUUID(), orderCode],
      [accountId, 'LOA00000000'],
    ] as const) {
      await expect(billing.cancelOrder.execute(account, code)).rejects.toBeInstanceOf(OrderNotFound);
    }
    expect(await storedStatus()).toBe('PENDING');
  });

  it('leaves an order as it is that is paid or has expired', async () => {
    billing.now = order.toState().expiresAt;
    await expect(cancel()).rejects.toBeInstanceOf(OrderExpired);
    await billing.receiveTransfer.execute(exactTransfer(order), {});
    await expect(cancel()).rejects.toBeInstanceOf(OrderAlreadyPaid);
    expect(await storedStatus()).toBe('PAID');
  });

  it('leaves the order payable: money that comes all the same pays it once', async () => {
    await cancel();
    expect(await billing.receiveTransfer.execute(exactTransfer(order), {})).toBe('credited');
    expect(await storedStatus()).toBe('PAID');
    expect(billing.grants(order)).toHaveLength(1);
  });
});
