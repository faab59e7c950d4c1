import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { OrderNotFound } from '../../domain/billing.errors';
import type { Order } from '../../domain/orders/order';
import { FindOrder } from './find-order';

let order: Order;
let findOrder: FindOrder;
beforeEach(async () => {
  const billing = new InMemoryBilling();
  order = await billing.order();
  findOrder = new FindOrder(billing.orders);
});

describe('FindOrder', () => {
  it('finds an order by its code, in any case', async () => {
    const { orderCode } = order.toState();
    expect((await findOrder.execute(orderCode.toLowerCase())).toState()).toEqual(order.toState());
    await expect(findOrder.execute('LOA00000000')).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('shows an account its own orders, and hides the others', async () => {
    const { orderCode, accountId } = order.toState();
    expect((await findOrder.ofAccount(accountId, orderCode)).toState()).toEqual(order.toState());
    await expect(findOrder.ofAccount('stranger', orderCode)).rejects.toBeInstanceOf(OrderNotFound);
  });
});
