import { describeOrders } from '../../../test/contracts/orders.contract';
import { openInMemoryStores } from '../../../test/harness/in-memory/in-memory-billing';

describeOrders('The in-memory one', openInMemoryStores);

it('in-memory orders are locked in transactions only', async () => {
  const { orders } = await openInMemoryStores();
  await expect(orders.lockFirst(['LOA1'])).rejects.toThrow('transaction');
});
